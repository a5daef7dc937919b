import { dealOf, playableWith } from "../../shared/games/kittens/decks/deals.ts";
import { deckCodeOf } from "../../shared/games/kittens/decks/deck-code.ts";
import { type DeckFault, deckFaults, judgeDeck } from "../../shared/games/kittens/decks/judge.ts";

/** Deal of a deck to a number of players, as the contract spells it (section 10). */
interface ReportedDeal {
  readonly "hand-size": number;
  readonly "spare-saves": number;
  readonly removed: number;
  readonly kittens: { readonly "exploding-kitten": number; readonly "imploding-kitten": number };
  readonly "draw-pile-size": number;
}

export interface DeckReport {
  readonly refused: DeckFault | null;
  readonly playable: readonly number[];
  /** By number of players. */
  readonly deals: Readonly<Record<number, ReportedDeal>>;
}

/** Judges a deck. @param data may be anything. */
export function reportOn(data: unknown): DeckReport {
  const judged = judgeDeck(data);
  if (!judged.ok) return { refused: judged.error, playable: [], deals: {} };
  const deck = judged.value;
  const playable = playableWith(deck);
  const deals: Record<number, ReportedDeal> = {};
  for (const players of playable) {
    const deal = dealOf(deck, players);
    if (!deal.ok) continue;
    const { handSize, spareSaves, removed, kittens, drawPileSize } = deal.value;
    deals[players] = {
      "hand-size": handSize,
      "spare-saves": spareSaves,
      removed,
      kittens: { "exploding-kitten": kittens.exploding, "imploding-kitten": kittens.imploding },
      "draw-pile-size": drawPileSize,
    };
  }
  return { refused: null, playable, deals };
}

/** The report in words: the code, and a line for each number of players. @param data the deck of the report. */
export function linesOf({ refused, playable, deals }: DeckReport, data: unknown): readonly string[] {
  if (refused !== null) return [`refused: ${refused} (${deckFaults[refused]})`];
  const judged = judgeDeck(data);
  const code = judged.ok ? [`code: ${deckCodeOf(judged.value)}`] : [];
  if (playable.length === 0) return [...code, "not enough for any number of players"];
  const lines = playable.flatMap((players) => {
    const deal = deals[players];
    if (!deal) return [];
    const { kittens } = deal;
    const kinds = `${kittens["exploding-kitten"]} exploding, ${kittens["imploding-kitten"]} imploding`;
    return `${players} players: ${deal["hand-size"]} cards each, ${deal["draw-pile-size"]} in the draw pile (kittens: ${kinds}), ${deal.removed} removed`;
  });
  return [...code, ...lines];
}
