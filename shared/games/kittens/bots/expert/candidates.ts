import type { Command, PlayCommand } from "../../../../core/commands.ts";
import { commands } from "../../commands.ts";
import { legal } from "../../engine.ts";
import { type CardId, cardIds } from "../../titles.ts";
import type { KittensView } from "../../view.ts";
import { cardValue } from "../card-priorities.ts";
import { cheapestFive, ownTitlesForFive } from "../five-card-sets.ts";
import { isWorthNaming, playsToWeigh } from "../plays.ts";

/** Number of sets tried per size, the cheapest first: other sets do the same at a higher price. */
const setsTried = { 1: Infinity, 2: 2, 3: 1, 5: 1 } as const;
/**
 * Number of positions from the top that are all tried. Below them only some are tried, because neighbours are similar.
 */
const firstPlaces = 8;
/** Number of positions in which orders of the top cards must differ. */
const placesOnTop = 2;
/** Number of cards of the discard pile that are tried, the most valuable first. */
const cardsTaken = 5;

/** Commands to evaluate: all legal ones, without those that are similar to another. */
export function candidates(view: KittensView): readonly Command[] {
  const all = likely(view);
  if (all.length < 3) return all;
  const plays = all.filter((command) => command.type === "play");
  const others = all.filter((command) => command.type !== "play");
  return [...withoutLikes(view, others), ...cheapestPlays(view, plays)];
}

/** All legal commands. On its own turn most sets of five are left out, because large hands have tens of thousands. */
function likely(view: KittensView): readonly Command[] {
  const { viewer, pending, hand } = view;
  if (pending.length > 0 || viewer !== view.turn) return legal(view);
  const titles = ownTitlesForFive(view);
  const fives = titles.length === 0 ? [] : [cheapestFive(titles, (title) => cardValue(title, hand))];
  return [commands.draw, ...playsToWeigh(view, viewer), ...fives];
}

function withoutLikes(view: KittensView, alike: readonly Command[]): readonly Command[] {
  const kind = alike[0]?.type;
  if (kind === "insert") return alike.filter((_, place) => isTried(place, alike.length - 1));
  if (kind === "arrange") return differentOnTop(view, alike);
  if (kind !== "take") return alike;
  return alike.toSorted((one, other) => worthOfTaken(view, other) - worthOfTaken(view, one)).slice(0, cardsTaken);
}

/** Orders with the same titles on top do the same. */
function differentOnTop({ known }: KittensView, orders: readonly Command[]): readonly Command[] {
  const byTop = new Map<string, Command>();
  for (const command of orders) {
    if (command.type !== "arrange") continue;
    const top = command.order.slice(0, placesOnTop).map((place) => known[place]);
    if (!byTop.has(top.join())) byTop.set(top.join(), command);
  }
  return [...byTop.values()];
}

const isTried = (place: number, bottom: number): boolean =>
  place < firstPlaces || place === bottom || (place - firstPlaces) % 5 === 2;

const idOf = (title: string): CardId | undefined => cardIds.find((id) => id === title);

function worth(title: string, hand: readonly CardId[]): number {
  const id = idOf(title);
  return id === undefined ? 0 : cardValue(id, hand);
}

const worthOfTaken = ({ hand }: KittensView, command: Command): number =>
  command.type === "take" ? worth(command.card, [...hand, ...hand.filter((card) => card === command.card)]) : 0;

function cheapestPlays(view: KittensView, plays: readonly PlayCommand[]): readonly PlayCommand[] {
  const found: PlayCommand[] = [];
  for (const size of [1, 2, 3, 5] as const) {
    const sized = plays.filter((play) => play.cards.length === size && isWorthTrying(view, play));
    const sets = [...new Set(sized.map(setOf))];
    const price = new Map(sized.map((play) => [setOf(play), priceOf(view, play)]));
    const tried = sets.toSorted((one, other) => (price.get(one) ?? 0) - (price.get(other) ?? 0));
    const kept = new Set(tried.slice(0, setsTried[size]));
    found.push(...sized.filter((play) => kept.has(setOf(play))));
  }
  return found;
}

const setOf = ({ cards, as }: PlayCommand): string => `${cards.join()} ${as ?? ""}`;

const priceOf = ({ hand }: KittensView, { cards }: PlayCommand): number =>
  cards.reduce((sum, title) => sum + worth(title, hand), 0);

/**
 * Whether a play is worth trying. Three of a Kind must name a card that decides games. A Godcat is saved for its own
 * uses.
 */
function isWorthTrying({ godcat }: KittensView, { cards, names, target }: PlayCommand): boolean {
  if (cards.length > 1 && cards.includes("godcat")) return false;
  if (names === undefined) return true;
  const id = idOf(names);
  if (id === "godcat") return godcat === target;
  return id !== undefined && isWorthNaming(id);
}
