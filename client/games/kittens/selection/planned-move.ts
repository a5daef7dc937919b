import type { Command, PlayCommand, SaveCommand } from "../../../../shared/core/commands.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import { cards, isTargeted, type TargetedTitle } from "../../../../shared/games/kittens/cards/registry.ts";
import { clonedTitle } from "../../../../shared/games/kittens/stand-ins.ts";
import { type CardId, cardIds } from "../../../../shared/games/kittens/titles.ts";
import type { Drag } from "../../../table/scene/pieces.ts";
import { sortHand } from "../hand-order.ts";
import { legalPlays, type Selection, type UiContext } from "../ui-state.ts";

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

/** Returns the prompt to choose a target at the table. */
export function pressTarget(context: UiContext, way: CardCommand): string {
  const { labels } = context;
  const card = cardsOf(way).length > 1 ? null : cards[targetedBy(context, way)];
  const dead = card?.kind === "action" && card.target === "dead";
  return labels.t(dead ? "kittens-prompt.play.pressDead" : "kittens-prompt.play.press");
}

/** Possible target seats, and the chosen one. */
export interface TargetChoice {
  readonly seats: readonly Seat[];
  readonly chosen: Seat | null;
}

export function aimOf(context: UiContext): TargetChoice {
  const { selection, legal } = context;
  const opponents = [...new Set(legal.flatMap((command) => (command.type === "lay" ? command.target : [])))];
  if (opponents.length > 0) return aimAt(opponents, selection.target);
  const plan = planMove(context);
  if (plan.kind === "nothing") return { seats: [], chosen: null };
  return aimAt(plan.targets, plan.kind === "ready" ? (plan.command.target ?? null) : selection.target);
}

/** A single candidate is chosen automatically. */
function aimAt(seats: readonly Seat[], wanted: Seat | null): TargetChoice {
  const [only = null] = seats;
  return { seats, chosen: seats.length === 1 ? only : seats.includes(wanted ?? -1) ? wanted : null };
}

/** Makes the pressed candidate the target. A second press undoes that. */
export function aimedAt(context: UiContext, seat: Seat): Selection {
  const { selection } = context;
  if (!aimOf(context).seats.includes(seat)) return selection;
  return { ...selection, target: selection.target === seat ? null : seat };
}

/** Returns the keys of all cards in a drag: the selection, or the card with its pair. */
export function draggedAlong(context: UiContext, key: string): readonly string[] {
  const { cards } = context.selection;
  return cards.includes(key) ? cards : meantBy(context, key);
}

/** Returns the card alone if it is playable alone, or else with the card that makes it a pair. */
function meantBy(context: UiContext, key: string): readonly string[] {
  const hand = sortHand(context.view.hand);
  const held = hand.find((each) => each.key === key);
  if (held === undefined || playsCopies(context, held.card, 1)) return [key];
  const pair = legalPlays(context).find(({ cards }) => cards.length === 2 && cards.includes(held.card));
  const twin = pair && (pair.cards.find((card) => card !== held.card) ?? held.card);
  const other = hand.find((each) => each.card === twin && each.key !== key);
  return other === undefined ? [key] : [key, other.key];
}

/** Returns the possible effects of a drag; null if the card can only go back. */
export function dragOf(context: UiContext, key: string): Drag | null {
  const keys = draggedAlong(context, key);
  const seats = context.view.pending.at(-1)?.kind === "give" ? receivers(context) : seatsOf(context, keys);
  const along = keys.filter((each) => each !== key);
  return seats.length === 0 && along.length === 0 ? null : { seats, along };
}

/** Returns the receivers of the viewer's gift. */
function receivers({ view }: UiContext): readonly Seat[] {
  const top = view.pending.at(-1);
  const gifts = top?.kind === "give" ? top.gifts : [];
  return gifts.flatMap(({ from, to }) => (from === view.viewer && to !== "pile" ? to : []));
}

/** Returns the two cards of the pair that a card's tag stands for. */
export function pairAt({ view }: UiContext, key: string): readonly string[] {
  const hand = sortHand(view.hand);
  const card = hand.find((held) => held.key === key)?.card;
  return hand.flatMap((held) => (held.card === card ? held.key : [])).slice(0, 2);
}

/** Whether exactly this pair is selected. */
export const isPairChosen = ({ selection }: UiContext, pair: readonly string[]): boolean =>
  selection.cards.length === 2 && pair.length === 2 && pair.every((key) => selection.cards.includes(key));
