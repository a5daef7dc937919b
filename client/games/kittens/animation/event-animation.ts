import type { Seat } from "../../../../shared/core/game.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import { fly, type TableAnimation } from "../../../table/animations/animation.ts";
import type { Anchor, StepOf } from "../../../table/animations/steps.ts";
import type { Labels } from "../text/labels.ts";

export type EventType = KittensEvent["type"];
export type EventOf<Type extends EventType> = Extract<KittensEvent, { readonly type: Type }>;

/** The game just before and just after an event, and other inputs of its animation. */
export interface AnimationInput {
  readonly before: KittensView;
  readonly after: KittensView;
  readonly labels: Labels;
  /** Number of Nopes on the play that waits or was settled last. */
  readonly nopes: number;
  /** Player on turn before the event; null at the beginning of the game. */
  readonly turnBefore: Seat | null;
  /** Whether the viewer has seen many draws. Their own draws are then shorter. */
  readonly isPractised: boolean;
}

/** Converts an event into an animation from the game before it to the game after it. */
export type EventAnimation<Type extends EventType> = (event: EventOf<Type>, change: AnimationInput) => TableAnimation;

export type EventAnimations<Type extends EventType> = { readonly [Each in Type]: EventAnimation<Each> };

export const panelAnchor = ({ labels }: Pick<AnimationInput, "labels">, seat: Seat): Anchor =>
  labels.isMe(seat) ? "own" : `seat:${seat}`;

/** Numbers equal cards in the viewer's hand: the newest is the last. */
const cardAnchor = (card: CardId, copy: number): Anchor => `card:${card}#${copy}`;

const copiesIn = (cards: readonly CardId[], card: CardId): number => cards.filter((each) => each === card).length;

/** Position of a received card: in the viewer's hand, or behind a player panel. */
export const findDestination = (change: AnimationInput, seat: Seat, card: CardId | null): Anchor =>
  card !== null && change.labels.isMe(seat)
    ? cardAnchor(card, copiesIn(change.after.hand, card))
    : panelAnchor(change, seat);

/** Positions of played or given cards: in the viewer's hand, or behind a player panel. */
export function startsOf(change: AnimationInput, seat: Seat, cards: readonly CardId[]): readonly Anchor[] {
  const { labels, before } = change;
  if (!labels.isMe(seat)) return cards.map(() => panelAnchor(change, seat));
  return cards.map((card, index) =>
    cardAnchor(card, copiesIn(before.hand, card) - copiesIn(cards.slice(0, index), card)),
  );
}

/** Flies a card from one player to another, face up if the viewer may know it. */
export function handedOver(change: AnimationInput, from: Seat, to: Seat, card: CardId | null): StepOf<"fly"> {
  const [start = panelAnchor(change, from)] = card === null ? [] : startsOf(change, from, [card]);
  return fly(card, start, findDestination(change, to, card), { ms: 440 });
}
