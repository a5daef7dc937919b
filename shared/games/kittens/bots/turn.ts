import { best } from "../../../core/choice.ts";
import type { Command, PlayCommand } from "../../../core/commands.ts";
import { cards } from "../cards/registry.ts";
import { legal } from "../engine.ts";
import { type CardId, cardIds } from "../titles.ts";
import type { KittensView } from "../view.ts";
import { kittenOdds } from "./odds.ts";

/** The odds of a kitten from which drawing is too risky, with and without a save in hand. */
const tooRisky = { saved: 0.3, unsaved: 0.08 } as const;

/** Gathers cards, then draws, unless the odds are bad: then it looks first, or gets out of the way. */
export function takeTurn(view: KittensView, chance: () => number): Command {
  const plays = legal(view).filter((command) => command.type === "play");
  const odds = kittenOdds(view);
  const risky = odds > (view.hand.includes("defuse") ? tooRisky.saved : tooRisky.unsaved);
  return (
    gather(view, plays, risky, chance) ??
    (risky ? (look(plays, odds) ?? evade(view, plays, odds)) : null) ?? { type: "draw" }
  );
}

/** What brings cards: what is of no other use first, and dear cards only for a save when one is needed. */
function gather(
  view: KittensView,
  plays: readonly PlayCommand[],
  risky: boolean,
  chance: () => number,
): PlayCommand | null {
  const needsSave = risky && !view.hand.includes("defuse");
  const useful = plays.filter((play) => brings(view, play, needsSave));
  if (useful.length === 0) return null;
  const handOf = ({ target }: PlayCommand) => (target === undefined ? 0 : (view.seats[target]?.cards ?? 0));
  return best(useful, (play) => 100 * play.cards.length + handOf(play), chance);
}

function brings(view: KittensView, { cards: played, names }: PlayCommand, needsSave: boolean): boolean {
  const expendable = played.every((title) => isExpendable(title));
  if (played.length === 5) return needsSave && view.discard.includes("defuse") && !played.includes("defuse");
  if (played.length === 3) return names === "defuse" && (expendable || (needsSave && !played.includes("defuse")));
  return expendable && (played.length === 2 || played[0] === "favor");
}

/** Cards that are good for nothing but getting others. */
function isExpendable(title: string): boolean {
  const id = cardIds.find((known) => known === title);
  return id !== undefined && (id === "favor" || cards[id].kind === "cat");
}

function look(plays: readonly PlayCommand[], odds: number): PlayCommand | null {
  return odds < 1 ? single(plays, "see-the-future") : null;
}

/** Off with the turn, and all that are owed at once if they are several; a Shuffle helps only if the kitten is known to be on top. */
function evade(view: KittensView, plays: readonly PlayCommand[], odds: number): PlayCommand | null {
  const ways: readonly CardId[] = view.owes > 1 ? ["attack", "skip"] : ["skip", "attack"];
  return single(plays, ways[0]) ?? single(plays, ways[1]) ?? (odds === 1 ? single(plays, "shuffle") : null);
}

function single(plays: readonly PlayCommand[], title: CardId | undefined): PlayCommand | null {
  return plays.find(({ cards: played }) => played.length === 1 && played[0] === title) ?? null;
}
