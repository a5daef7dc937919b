import type { Seat, Viewer } from "../core/game.ts";
import { loveLetter } from "../games/love-letter/game.ts";
import type { RoundResult } from "../games/love-letter/state.ts";
import { type CardId, cardIds } from "../games/love-letter/titles.ts";
import type { LoveLetterView, VisibleDecision } from "../games/love-letter/view.ts";
import { toAnyGame } from "./games.ts";
import { loveLetterEventCodec } from "./love-letter-event-codec.ts";
import {
  DigitReader,
  decodeCards,
  decodeNumbers,
  decodeTitles,
  encodeDigits,
  encodeTitles,
  type List,
  titleAt,
  titleNumber,
} from "./packed.ts";

/** The part of the table's state for a Love Letter game. A card is its value. */
export interface LoveLetterOnWire {
  readonly seats: List<LoveLetterSeatOnWire>;
  readonly round: number;
  readonly turn: Seat;
  /** Number of cards in the draw pile. */
  readonly pile: number;
  /** Whether a card lies face down. */
  readonly setAside: boolean;
  /** The cards set aside face up, packed. */
  readonly open: string;
  /** The pending decision, as `encodeDecision` writes it; empty if there is none. */
  readonly pending: string;
  /** Result of the previous round, as `encodeResult` writes it; empty in the first. */
  readonly last: string;
  /** Winners of the game, packed; empty until it is over. */
  readonly winners: string;
  /** Public knowledge of the face-down cards, as `encodeKnownCards` writes it. */
  readonly sight: string;
}

export interface LoveLetterSeatOnWire {
  readonly eliminated: boolean;
  readonly shielded: boolean;
  readonly tokens: number;
  /** Number of cards in hand. */
  readonly cards: number;
  /** Cards, packed. */
  readonly ruledOut: string;
  /** Cards, packed, oldest first. */
  readonly played: string;
  /** Sent to the seat's own player only: their knowledge of the face-down cards, as `encodeKnownCards` writes it. */
  readonly sight?: string;
}

/** Indexes of a sight. After them come two for each hand, in seat order, and then the draw pile from the top. */
const lookedAt = 0;
const asideAt = 1;
const handsAt = 2;
const handSize = 2;

/**
 * Packs the card looked at, the card set aside, the hands and the pile, each at its index; without unknown cards at the
 * end.
 */
export function encodeKnownCards({ pending, setAside, seats, pile }: LoveLetterView): string {
  const looked = pending?.kind === "insert" ? pending.card : null;
  const aside = setAside === "face-down" ? null : setAside;
  const hands = seats.flatMap(({ hand: [held = null, drawn = null] }) => [held, drawn]);
  return encodeTitles([looked, aside, ...hands, ...pile], cardIds).replace(/-+$/, "");
}

/** Packs the number of the decision's kind, and the seat. */
export const encodeDecision = (decision: VisibleDecision | null): string =>
  decision === null ? "" : encodeDigits([kinds.indexOf(decision.kind), decision.seat]);

/** Packs the round, the winners, the reason, whether a Robovac decided, and the shown hands with their seats. */
export function encodeResult(result: RoundResult | null): string {
  if (result === null) return "";
  const { round, hands, winners, why, robovac } = result;
  return encodeDigits([
    round,
    winners.length,
    ...winners,
    reasons.indexOf(why),
    robovac ? 1 : 0,
    hands.length,
    ...hands.flatMap(({ seat, card }) => [seat, titleNumber(card, cardIds)]),
  ]);
}

/** Kinds and reasons in the order of their numbers, which is part of the protocol. */
const kinds: readonly VisibleDecision["kind"][] = ["insert", "stay"];
const reasons: readonly RoundResult["why"][] = ["last-left", "highest", "tie-break"];

/** The part of the table's state from which a game of Love Letter is read. */
interface LoveLetterTable {
  readonly phase: string;
  readonly loveLetter?: LoveLetterOnWire | undefined;
}

/** @returns what the viewer may see, or null if no Love Letter game is on the table or its own part has not arrived. */
export function readLoveLetterView({ loveLetter: game }: LoveLetterTable, viewer: Viewer): LoveLetterView | null {
  const seats = Array.from(game?.seats ?? []);
  const sight = viewer === "spectator" ? game?.sight : seats[viewer]?.sight;
  if (!game || sight === undefined) return null;
  const seen = decodeTitles(sight, cardIds);
  const seenFrom = (place: number, count: number) => Array.from({ length: count }, (_, at) => seen[place + at] ?? null);
  const hands = seats.map(({ cards }, seat) => seenFrom(handsAt + seat * handSize, cards));
  const own = viewer === "spectator" ? [] : (hands[viewer] ?? []);
  return {
    viewer,
    round: game.round,
    turn: game.turn,
    seats: seats.map(({ eliminated, shielded, tokens, ruledOut, played }, seat) => ({
      eliminated,
      hand: hands[seat] ?? [],
      ruledOut: decodeCards(ruledOut, cardIds),
      played: decodeCards(played, cardIds),
      shielded,
      tokens,
    })),
    pile: seenFrom(handsAt + seats.length * handSize, game.pile),
    setAside: game.setAside ? (seen[asideAt] ?? "face-down") : null,
    open: decodeCards(game.open, cardIds),
    pending: unpackDecision(game.pending, seen[lookedAt] ?? null),
    last: unpackResult(game.last),
    winners: decodeNumbers(game.winners),
    hand: own.filter((card) => card !== null),
  };
}

/** @param card the viewer's knowledge of the card that is looked at. */
function unpackDecision(text: string, card: CardId | null): VisibleDecision | null {
  if (text === "") return null;
  const reader = new DigitReader(text);
  const kind = reader.oneOf(kinds);
  const seat = reader.number();
  return kind === "insert" ? { kind, seat, card } : { kind, seat };
}

function unpackResult(text: string): RoundResult | null {
  if (text === "") return null;
  const reader = new DigitReader(text);
  return {
    round: reader.number(),
    winners: reader.list(),
    why: reader.oneOf(reasons),
    robovac: reader.number() === 1,
    hands: Array.from({ length: reader.number() }, () => ({
      seat: reader.number(),
      card: titleAt(cardIds, reader.number()),
    })),
  };
}

export const wiredLoveLetter = toAnyGame({
  definition: loveLetter,
  read: readLoveLetterView,
  story: loveLetterEventCodec,
});
