import type { PlayCommand } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { memoizeByObject } from "../../../core/memoize.ts";
import type { Edition } from "../editions/edition.ts";
import { editionOf } from "../editions/registry.ts";
import { smallPlays } from "../legal-plays.ts";
import { isPlainSave } from "../saves.ts";
import type { Play } from "../state.ts";
import type { CardId } from "../titles.ts";
import type { KittensView } from "../view.ts";

/**
 * Plays on its own turn that a bot weighs one by one. Sets of five are left out (`five-card-sets.ts`). Sets that a Godcat
 * completes are left out, because it is saved for its own uses. Triples must name a card that decides games. With these
 * limits a hand of 33 cards takes little longer than one of eight.
 */
export const playsToWeigh = (view: KittensView, seat: Seat): readonly PlayCommand[] =>
  smallPlays(view, seat, namedIn(editionOf(view))).filter((command) => command.type === "play");

/** Whether bots name this title with Three of a Kind. */
export const isWorthNaming = (title: CardId): boolean => title === "nope" || title === "godcat" || isPlainSave(title);

const namedIn = memoizeByObject(({ nameable }: Edition) => nameable.filter(isWorthNaming));

/**
 * Title that determines the effect of a single card: for a Godcat the title it stands for, for a Clone the one it
 * copies (K43, K55).
 */
export function titleOf(view: KittensView, { cards, as }: PlayCommand): string | undefined {
  if (cards.length > 1) return undefined;
  return as ?? (cards[0] === "clone" ? view.discard.at(-1) : cards[0]);
}

/** The same for a pending play. */
export const titlePlayed = ({ cards, as }: Play): CardId | undefined => as ?? cards[0];

/**
 * Order of price: the card itself is cheapest, then a Clone, then a Godcat, which is spent only beside another save.
 */
const price = ({ cards }: PlayCommand): number => ["clone", "godcat"].indexOf(cards[0] ?? "");

/** Finds the cheapest way to play the first possible of these titles alone, on the target with the fewest cards. */
export function wayTo(
  view: KittensView,
  plays: readonly PlayCommand[],
  titles: readonly CardId[],
  spareGodcat: boolean,
): PlayCommand | null {
  for (const title of titles) {
    const ways = plays.filter((play) => titleOf(view, play) === title && (spareGodcat || play.cards[0] !== "godcat"));
    const [cheapest] = ways.toSorted((a, b) => price(a) - price(b) || cardsAt(view, a) - cardsAt(view, b));
    if (cheapest !== undefined) return cheapest;
  }
  return null;
}

/** Number of cards of the target. */
export const cardsAt = ({ seats }: KittensView, { target }: PlayCommand): number =>
  target === undefined ? 0 : (seats[target]?.cards ?? 0);
