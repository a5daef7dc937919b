import type { GameDefinition } from "../../shared/core/definition.ts";
import type { AnyEvent, AnyView, Seat } from "../../shared/core/game.ts";
import { areEventsOf, type GameEvents, isViewOf } from "../../shared/net/games.ts";
import type { TableAnimation } from "../table/animations/animation.ts";
import type { Anchor } from "../table/animations/steps.ts";
import type { AnimatedEvent, EventAnimator, StepChange } from "../timeline/event-animator.ts";

/** The game just before and just after an event, and other inputs of its animation. */
export interface EventChange<View extends AnyView, Labels> {
  readonly before: View;
  readonly after: View;
  readonly labels: Labels;
  /** Player on turn before the event; null at the beginning of a game or round. */
  readonly turnBefore: Seat | null;
}

/** For each type of event, its conversion into an animation. */
export type Animations<Event extends AnyEvent, Type extends Event["type"], Change> = {
  readonly [Each in Type]: (event: Extract<Event, { readonly type: Each }>, change: Change) => TableAnimation;
};

type Rules<Event extends AnyEvent, View extends AnyView> = Pick<
  GameDefinition<never, Event, View>,
  "id" | "legal" | "redact" | "applyEvent" | "viewBeforeDeal"
>;

/** Returns the events of a batch or story of this game; empty for other games. */
export const eventsOf = <Event extends AnyEvent>(
  rules: Pick<Rules<Event, never>, "id" | "redact">,
  told: GameEvents | null,
): readonly Event[] => (told && areEventsOf(rules, told) ? told.events : []);

/** Animates the events of a step one after the other. The view after the last one is the table's. */
export function animateEvents<Event extends AnyEvent, View extends AnyView>(
  rules: Rules<Event, View>,
  { before, events: news, table }: StepChange,
  animationOf: (event: Event, views: { readonly before: View; readonly after: View }) => TableAnimation,
): readonly AnimatedEvent[] {
  if (!areEventsOf(rules, news) || !isViewOf(rules, before)) return [];
  let { view } = before;
  return news.events.map((event, index) => {
    const isLast = index === news.events.length - 1 && table.game !== null && isViewOf(rules, table.game);
    const after = isLast ? table.game.view : rules.applyEvent(view, event);
    const motion = animationOf(event, { before: view, after });
    view = after;
    return { motion, after: { ...before, view: after } };
  });
}

/** @param dealTypes types of the events at the beginning of a game. */
export const gameBeforeDeal =
  <Event extends AnyEvent, View extends AnyView>(
    rules: Rules<Event, View>,
    dealTypes: readonly Event["type"][],
  ): EventAnimator["beforeDeal"] =>
  (game, story) =>
    isViewOf(rules, game) && areEventsOf(rules, story) && story.events.every(({ type }) => dealTypes.includes(type))
      ? { ...game, view: rules.viewBeforeDeal(game.view) }
      : null;

/**
 * Maximum lag of the display before a decision of the viewer, in ms: the flight of the cards that led to it, because
 * words must not come before their cards.
 */
export const answerPatience = 700;

type InHands = EventChange<AnyView, { isMe(seat: Seat): boolean }>;

export const panelAnchor = ({ labels }: Pick<InHands, "labels">, seat: Seat): Anchor =>
  labels.isMe(seat) ? "own" : `seat:${seat}`;

/** Numbers equal cards in the viewer's hand: the newest is the last. */
const cardAnchor = (card: string, copy: number): Anchor => `card:${card}#${copy}`;

const copiesIn = (cards: readonly string[], card: string): number => cards.filter((each) => each === card).length;

/** Position of a received card: in the viewer's hand, or behind a player panel. */
export const findDestination = (change: InHands, seat: Seat, card: string | null): Anchor =>
  card !== null && change.labels.isMe(seat)
    ? cardAnchor(card, copiesIn(change.after.hand, card))
    : panelAnchor(change, seat);

/** Positions of played or given cards: in the viewer's hand, or behind a player panel. */
export function startsOf(change: InHands, seat: Seat, cards: readonly string[]): readonly Anchor[] {
  const { labels, before } = change;
  if (!labels.isMe(seat)) return cards.map(() => panelAnchor(change, seat));
  return cards.map((card, index) =>
    cardAnchor(card, copiesIn(before.hand, card) - copiesIn(cards.slice(0, index), card)),
  );
}

/** Position of a played or given card; null: hidden from the viewer. */
export const startOf = (change: InHands, seat: Seat, card: string | null): Anchor =>
  (card === null ? undefined : startsOf(change, seat, [card])[0]) ?? panelAnchor(change, seat);
