import type { Command, PlayCommand } from "../../../../core/commands.ts";
import { legal } from "../../engine.ts";
import { isPlainSave } from "../../saves.ts";
import { type CardId, cardIds } from "../../titles.ts";
import type { KittensView } from "../../view.ts";
import { worthOf } from "../worth.ts";

/** Sets of a size that are tried, the cheapest first: others do the same at a higher price. */
const setsTried = { 1: Infinity, 2: 2, 3: 1, 5: 1 } as const;
/** Other places in a pile are much like one of these: the first ones, and some below. */
const firstPlaces = 8;
/** The dearest cards of the discard pile. */
const cardsTaken = 5;

/** The commands worth thinking about: every legal one, without those that are much like another. */
export function candidates(view: KittensView): readonly Command[] {
  const all = legal(view);
  if (all.length < 3) return all;
  const plays = all.filter((command) => command.type === "play");
  const others = all.filter((command) => command.type !== "play");
  return [...withoutLikes(view, others), ...cheapestPlays(view, plays)];
}

function withoutLikes(view: KittensView, commands: readonly Command[]): readonly Command[] {
  const kind = commands[0]?.type;
  if (kind === "insert") return commands.filter((_, place) => isTried(place, commands.length - 1));
  if (kind !== "take") return commands;
  return commands.toSorted((one, other) => worthOfTaken(view, other) - worthOfTaken(view, one)).slice(0, cardsTaken);
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
    const sized = plays.filter((play) => play.cards.length === size && isWorthNaming(view, play));
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
function isWorthNaming({ godcat }: KittensView, { cards, names, target }: PlayCommand): boolean {
  if (cards.length > 1 && cards.includes("godcat")) return false;
  if (names === undefined) return true;
  const id = idOf(names);
  if (id === "godcat") return godcat === target;
  return id === "nope" || (id !== undefined && isPlainSave(id));
}
