import type { Command, PlayCommand, SaveCommand } from "../../../../shared/core/commands.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import { isTargeted, type TargetedTitle } from "../../../../shared/games/kittens/cards/registry.ts";
import { clonedTitle } from "../../../../shared/games/kittens/stand-ins.ts";
import { type CardId, cardIds } from "../../../../shared/games/kittens/titles.ts";
import { sortHand } from "../hand-order.ts";
import { legalPlays, type UiContext } from "../ui-context.ts";
import type { Selection } from "./selection.ts";

/** Result of the draft so far: a play of the selected cards, or a save. */
export type PlannedMove =
  /** The selected cards make no play. */
  | { readonly kind: "nothing" }
  /** The meaning of the Godcat is missing. */
  | { readonly kind: "as"; readonly forms: readonly CardId[]; readonly targets: readonly Seat[] }
  /** The target is missing. */
  | {
      readonly kind: "target";
      readonly way: CardCommand;
      readonly forms: readonly CardId[];
      readonly targets: readonly Seat[];
    }
  /** The title that the target must hand over is missing. */
  | {
      readonly kind: "title";
      readonly targets: readonly Seat[];
      readonly target: Seat;
      readonly titles: readonly CardId[];
    }
  | {
      readonly kind: "ready";
      readonly targets: readonly Seat[];
      /** Alternative meanings of the Godcat; empty if there is no choice. */
      readonly forms: readonly CardId[];
      /** Alternative titles to name; empty if the play names none. */
      readonly titles: readonly CardId[];
      readonly command: CardCommand;
    };

/** A command that plays cards of the hand. */
export type CardCommand = PlayCommand | SaveCommand;

export function planMove(context: UiContext, selection: Selection = context.selection): PlannedMove {
  const ways = waysOf(context, selection);
  const forms = formsOf(ways);
  const asked = forms.length > 1;
  const shaped = asked ? ways.filter(({ as }) => as === selection.title) : inBestForm(ways);
  const [way] = shaped;
  if (ways.length === 0) return { kind: "nothing" };
  if (way === undefined) return { kind: "as", forms, targets: [] };
  return aimed(shaped, way, asked ? forms : [], selection);
}

function aimed(
  ways: readonly CardCommand[],
  way: CardCommand,
  forms: readonly CardId[],
  selection: Selection,
): PlannedMove {
  const targets = [...new Set(ways.flatMap(({ target }) => target ?? []))];
  const target = targets.length === 1 ? targets[0] : targets.find((seat) => seat === selection.target);
  const onTarget = ways.filter((each) => each.target === target);
  const titles = inOrderOfTitles(onTarget.flatMap((each) => namedBy(each) ?? []));
  const command = onTarget.find((each) => namedBy(each) === undefined || namedBy(each) === selection.title);
  if (command !== undefined) return { kind: "ready", targets, forms, titles, command };
  return target === undefined ? { kind: "target", way, forms, targets } : { kind: "title", targets, target, titles };
}

/**
 * Returns the commands that play exactly the selected cards. Without a selection after a kitten, returns the first
 * save.
 */
function waysOf(context: UiContext, selection: Selection): readonly CardCommand[] {
  const selected = selectedCards(context, selection);
  const ways = context.legal.filter(isWay);
  const cards = selected.length > 0 ? selected : ways[0]?.type === "save" ? [ways[0].card] : [];
  return ways.filter((way) => playsExactly(way, cards));
}

const playsExactly = (way: CardCommand, cards: readonly string[]): boolean =>
  cardsOf(way).length === cards.length && sameCards(cardsOf(way)) === sameCards(cards);

/** Returns the possible targets of exactly these hand cards, by their keys. */
export function seatsOf(context: UiContext, keys: readonly string[]): readonly Seat[] {
  const cards = cardsAt(context, keys);
  const ways = context.legal.filter(isWay).filter((way) => playsExactly(way, cards));
  return [...new Set(ways.flatMap(({ target }) => target ?? []))];
}

const isWay = (command: Command): command is CardCommand => command.type === "play" || command.type === "save";

export const cardsOf = (way: CardCommand): readonly string[] => (way.type === "save" ? [way.card] : way.cards);

const namedBy = (way: CardCommand): string | undefined => (way.type === "save" ? undefined : way.names);

/** Returns the possible meanings of a Godcat played alone. In a combo the choice has no effect. */
const formsOf = (ways: readonly CardCommand[]): readonly CardId[] =>
  inOrderOfTitles(ways.flatMap((way) => (cardsOf(way).length === 1 ? (way.as ?? []) : [])));

const inOrderOfTitles = (titles: readonly string[]): readonly CardId[] => cardIds.filter((id) => titles.includes(id));

/** A Godcat in a combo counts as the card beside it. */
function inBestForm(ways: readonly CardCommand[]): readonly CardCommand[] {
  const best = ways.find((way) => way.as !== undefined && cardsOf(way).includes(way.as)) ?? ways[0];
  return ways.filter(({ as }) => as === best?.as);
}

const sameCards = (cards: readonly string[]): string => [...cards].sort().join();

export const selectedCards = (context: UiContext, { cards }: Selection): readonly CardId[] => cardsAt(context, cards);

function cardsAt({ view }: UiContext, keys: readonly string[]): readonly CardId[] {
  const held = sortHand(view.hand);
  return keys.flatMap((key) => held.find((each) => each.key === key)?.card ?? []);
}

/** Returns the effect of a card played alone: a Godcat's meaning, or the card below a Clone (K43, K55). */
export function meaningOf({ view }: UiContext, way: CardCommand): CardId | null {
  const [card] = cardsOf(way);
  const meant = card === "clone" ? clonedTitle(view) : (way.as ?? card);
  return cardIds.find((id) => id === meant) ?? null;
}

/** Returns the effect of a single card with a target. */
export function targetedBy(context: UiContext, way: CardCommand): TargetedTitle {
  const meaning = meaningOf(context, way);
  if (meaning === null || !isTargeted(meaning)) throw new Error(`${meaning} has no target`);
  return meaning;
}

/** Whether a legal play contains these cards and this one. */
export const joins = (context: UiContext, cards: readonly string[], card: string): boolean =>
  legalPlays(context).some((play) => contains(play.cards, [...cards, card]));

function contains(all: readonly string[], some: readonly string[]): boolean {
  const rest = [...all];
  return some.every((card) => {
    const index = rest.indexOf(card);
    if (index < 0) return false;
    rest.splice(index, 1);
    return true;
  });
}

/** Whether a legal play consists of exactly this many copies of a card. */
export const playsCopies = (context: UiContext, card: CardId, copies: number): boolean =>
  legalPlays(context).some(({ cards }) => cards.length === copies && cards.every((each) => each === card));

/** Whether the card makes a pair with another hand card, stand-ins included. */
export const isInPair = (context: UiContext, card: CardId): boolean =>
  legalPlays(context).some(({ cards }) => cards.length === 2 && cards.includes(card));

/** Whether a cat makes a pair with a Feral Cat in the hand (K33). */
export const pairsWithFeral = (context: UiContext, card: CardId): boolean =>
  legalPlays(context).some(({ cards }) => cards.length === 2 && cards.includes(card) && cards.includes("feral-cat"));
