import type { Command, PlayCommand } from "../../../../core/commands.ts";
import { commands } from "../../commands.ts";
import { legal } from "../../engine.ts";
import { titlesForFive } from "../../legal-plays.ts";
import { type CardId, cardIds } from "../../titles.ts";
import type { KittensView } from "../../view.ts";
import { cheapestFive } from "../fives.ts";
import { isWorthNaming, playsToWeigh } from "../plays.ts";
import { worthOf } from "../worth.ts";

/** Sets of a size that are tried, the cheapest first: others do the same at a higher price. */
const setsTried = { 1: Infinity, 2: 2, 3: 1, 5: 1 } as const;
/** Other places in a pile are much like one of these: the first ones, and some below. */
const firstPlaces = 8;
/** The dearest cards of the discard pile. */
const cardsTaken = 5;

/** The commands worth thinking about: every legal one, without those that are much like another. */
export function candidates(view: KittensView): readonly Command[] {
  const all = likely(view);
  if (all.length < 3) return all;
  const plays = all.filter((command) => command.type === "play");
  const others = all.filter((command) => command.type !== "play");
  return [...withoutLikes(view, others), ...cheapestPlays(view, plays)];
}

/** Every legal command; on its own turn, without most sets of five, of which large hands have tens of thousands. */
function likely(view: KittensView): readonly Command[] {
  const { viewer, pending, hand } = view;
  if (pending.length > 0 || viewer !== view.turn) return legal(view);
  const titles = titlesForFive(view).filter((title) => title !== "godcat");
  const fives = titles.length < 5 ? [] : [cheapestFive(titles, (title) => worthOf(title, hand))];
  return [commands.draw, ...playsToWeigh(view, viewer), ...fives];
}

function withoutLikes(view: KittensView, alike: readonly Command[]): readonly Command[] {
  const kind = alike[0]?.type;
  if (kind === "insert") return alike.filter((_, place) => isTried(place, alike.length - 1));
  if (kind !== "take") return alike;
  return alike.toSorted((one, other) => worthOfTaken(view, other) - worthOfTaken(view, one)).slice(0, cardsTaken);
}

const isTried = (place: number, bottom: number): boolean =>
  place < firstPlaces || place === bottom || (place - firstPlaces) % 5 === 2;

const idOf = (title: string): CardId | undefined => cardIds.find((id) => id === title);

function worth(title: string, hand: readonly CardId[]): number {
  const id = idOf(title);
  return id === undefined ? 0 : worthOf(id, hand);
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

/** Three of a Kind asks for what decides games, and a Godcat is kept for what it does alone. */
function isWorthTrying({ godcat }: KittensView, { cards, names, target }: PlayCommand): boolean {
  if (cards.length > 1 && cards.includes("godcat")) return false;
  if (names === undefined) return true;
  const id = idOf(names);
  if (id === "godcat") return godcat === target;
  return id !== undefined && isWorthNaming(id);
}
