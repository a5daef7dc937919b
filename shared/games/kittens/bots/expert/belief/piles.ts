import type { Seat } from "../../../../../core/game.ts";
import type { EventOf } from "../../../events.ts";
import { isDeadly } from "../../../odds.ts";
import { type CardId, isKittenId } from "../../../titles.ts";
import { arrangement, hidingPlace } from "../../steady.ts";
import { type EventContext, type Hidden, impossible, loosePlaces, mix } from "./hidden.ts";
import { likelihoodOfAct, noise, viewFrom } from "./others.ts";
import { intoPlace, isNoKitten, pickAny } from "./swaps.ts";

/*
 * Updates of the draw pile of a possible world by events. Each function returns the likelihood of the event in this
 * world. It repairs a world in which the event was impossible.
 */

const isImplodingKitten = (card: CardId): boolean => card === "imploding-kitten";
const isKitten = (card: CardId): boolean => card === "exploding-kitten";

interface Drawn {
  readonly likelihood: number;
  readonly card: CardId | undefined;
}

/** Removes the bottom card. */
function takeLowest(hidden: Hidden, scene: EventContext, wanted: (card: CardId) => boolean): Drawn {
  const { pile, loose, knows } = hidden;
  const likelihood = likelihoodOfCard(hidden, scene, pile, pile.length - 1, wanted);
  const card = pile.pop();
  loose.length = pile.length;
  for (const places of knows) places.length = Math.min(places.length, pile.length);
  return { likelihood, card };
}

/** Removes the drawn card: the one that was looked at or taken off before, else the top card. */
function takeDrawn(hidden: Hidden, scene: EventContext, wanted: (card: CardId) => boolean): Drawn {
  const list = hidden.looked.length > 0 ? hidden.looked : hidden.pile;
  const likelihood = likelihoodOfCard(hidden, scene, list, 0, wanted);
  if (list === hidden.pile) return { likelihood, card: takeTop(hidden) };
  return { likelihood, card: list.shift() };
}

function takeTop({ pile, loose, knows }: Hidden): CardId | undefined {
  for (const places of knows) places.shift();
  loose.shift();
  return pile.shift();
}

/** Makes a wanted card lie at this index. @returns the likelihood that it already did. */
function likelihoodOfCard(
  hidden: Hidden,
  { self, chance }: EventContext,
  list: CardId[],
  index: number,
  wanted: (card: CardId) => boolean,
): number {
  const card = list[index];
  if (card === undefined) return 1;
  const among = list === hidden.pile && hidden.loose[index] ? loosePlaces(hidden) : [index];
  const where = among.filter((place) => wanted(list[place] ?? card));
  const place = pickAny(where, chance);
  if (place !== null) {
    list[index] = list[place] ?? card;
    list[place] = card;
    return where.length / among.length;
  }
  intoPlace(hidden, self, { list, index }, wanted, chance);
  const wantsKitten = wanted("exploding-kitten") || wanted("imploding-kitten");
  return isKittenId(card) === wantsKitten ? 0.5 / among.length : impossible;
}

/** Whether the player chose to draw. The second card of Dig Deeper is no such choice (K54). */
function isChosenDraw({ view, last }: EventContext): boolean {
  if (view.pending.length > 0 || last?.type === "card-put-on-top") return false;
  const digs = last?.type === "play-settled" && !last.cancelled;
  return !(digs && (last.play.as ?? last.play.cards[0]) === "dig-deeper");
}

export function drawn(hidden: Hidden, scene: EventContext, event: EventOf<"card-drawn" | "card-kept">): number {
  const { seat, card } = event;
  const act = event.type === "card-drawn" ? choseToDraw(hidden, scene, seat) : 1;
  const taken = takeDrawn(hidden, scene, card === null ? isNoKitten : (other) => other === card);
  if (seat !== scene.self && taken.card !== undefined) hidden.hands[seat]?.push(taken.card);
  return act * taken.likelihood;
}

export const kittenDrawn = (hidden: Hidden, scene: EventContext, { seat }: EventOf<"kitten-drawn">): number =>
  choseToDraw(hidden, scene, seat) * takeDrawn(hidden, scene, isKitten).likelihood;

export function bottomDrawn(hidden: Hidden, scene: EventContext, event: EventOf<"bottom-card-drawn">): number {
  const { seat, card } = event;
  const taken = takeLowest(hidden, scene, card === null ? isNoKitten : (other) => other === card);
  if (seat !== scene.self && taken.card !== undefined) hidden.hands[seat]?.push(taken.card);
  return taken.likelihood;
}

export const bottomKittenDrawn = (hidden: Hidden, scene: EventContext): number =>
  takeLowest(hidden, scene, isKitten).likelihood;

export function implodingDrawn(
  hidden: Hidden,
  scene: EventContext,
  { seat, from }: EventOf<"imploding-drawn">,
): number {
  if (from === "bottom") return takeLowest(hidden, scene, isImplodingKitten).likelihood;
  const act = from === "top" ? choseToDraw(hidden, scene, seat) : 1;
  return act * takeDrawn(hidden, scene, isImplodingKitten).likelihood;
}

/** The Imploding Kitten lies face up on top. */
export function surfaced(hidden: Hidden, scene: EventContext): number {
  const likelihood = likelihoodOfCard(hidden, scene, hidden.pile, 0, isImplodingKitten);
  hidden.loose[0] = false;
  for (const places of hidden.knows) places[0] = true;
  return likelihood;
}

/** Puts the top cards in the order that their player chose, else in that of `steady`, or in any. */
export function altered(hidden: Hidden, scene: EventContext, event: EventOf<"future-altered">): number {
  const { seat, count } = event;
  const { pile, knows, loose } = hidden;
  const order = event.order ?? likelyOrder(hidden, scene, seat, count);
  const before = pile.slice(0, count);
  pile.splice(0, before.length, ...order.flatMap((place) => before[place] ?? []));
  loose.fill(false, 0, before.length);
  for (const [other, places] of knows.entries()) {
    for (let place = 0; place < before.length; place += 1) {
      if (other === seat || place < places.length) places[place] = other === seat;
    }
  }
  return 1;
}

function likelyOrder(hidden: Hidden, { view, chance }: EventContext, seat: Seat, count: number): readonly number[] {
  const order = [...Array(count).keys()];
  if (chance() >= noise) return arrangement(viewFrom(view, hidden, seat, null), count);
  mix(order, chance);
  return order;
}

const choseToDraw = (hidden: Hidden, scene: EventContext, seat: Seat): number =>
  seat !== scene.self && isChosenDraw(scene) ? likelihoodOfAct(hidden, scene, seat, "draw", []) : 1;

/**
 * Returns a kitten to the draw pile: at its known position, else where `steady` would hide it or at a random position.
 */
export function kittenHidden(
  hidden: Hidden,
  { view, chance }: EventContext,
  event: EventOf<"kitten-hidden" | "imploding-hidden">,
): number {
  const { seat } = event;
  const card = event.type === "kitten-hidden" ? "exploding-kitten" : "imploding-kitten";
  const watchers = event.type === "kitten-hidden" ? event.watchers : [];
  const { pile } = hidden;
  const anywhere = chance() < noise;
  const place =
    event.position ??
    (anywhere ? Math.floor(chance() * (pile.length + 1)) : hidingPlace(viewFrom(view, hidden, seat, null), chance));
  pile.splice(place, 0, card);
  hidden.loose.splice(place, 0, false);
  for (const [other, knows] of hidden.knows.entries()) {
    if (other !== seat && !watchers.includes(other)) {
      knows.length = 0;
      continue;
    }
    while (knows.length < place) knows.push(false);
    knows.splice(place, 0, true);
  }
  return 1;
}

/** Reveals the top cards to one player or to all. */
export function seen(
  hidden: Hidden,
  scene: EventContext,
  event: EventOf<"future-seen" | "future-revealed" | "alter-began">,
): number {
  let likelihood = 1;
  for (const [index, card] of event.cards.entries()) {
    if (card === null) continue;
    likelihood *= likelihoodOfCard(hidden, scene, hidden.pile, index, (other) => other === card);
    hidden.loose[index] = false;
    learn(hidden.knows[scene.self] ?? [], index + 1);
  }
  for (const index of event.cards.keys()) hidden.loose[index] = false;
  const seers = event.type === "future-revealed" ? hidden.knows.keys() : [event.seat];
  for (const seat of seers) learn(hidden.knows[seat] ?? [], event.cards.length);
  return likelihood;
}

function learn(knows: boolean[], count: number): void {
  for (let place = 0; place < count; place += 1) knows[place] = true;
}

export function shuffled(hidden: Hidden, { chance }: EventContext): number {
  mix(hidden.pile, chance);
  return shuffleStarted(hidden);
}

/** No player knows the order any more, but it is not final yet (K37). */
export function shuffleStarted({ loose, knows }: Hidden): number {
  loose.fill(true);
  for (const places of knows) places.length = 0;
  return 1;
}

export function lookedAt(
  hidden: Hidden,
  scene: EventContext,
  event: EventOf<"card-looked-at" | "imploding-looked-at">,
): number {
  const { from } = event;
  const card = event.type === "card-looked-at" ? event.card : "imploding-kitten";
  const { pile, knows, looked } = hidden;
  const index = from === "top" ? 0 : pile.length - 1;
  const fits = card === null ? 1 : likelihoodOfCard(hidden, scene, pile, index, (other) => other === card);
  if (from === "top") looked.push(...[takeTop(hidden)].filter((top) => top !== undefined));
  else {
    looked.push(...pile.splice(index));
    hidden.loose.length = pile.length;
    for (const places of knows) places.length = Math.min(places.length, pile.length);
  }
  return fits;
}

/** Puts the looked-at card back on top. With Dig Deeper, the next card is drawn first (K54). */
export function putOnTop(hidden: Hidden, { view, self }: EventContext, { seat }: EventOf<"card-put-on-top">): number {
  const { pile, knows, looked } = hidden;
  const [card] = looked.splice(0);
  const top = view.pending.at(-1);
  if (top?.kind === "keep" && top.from === "top") {
    looked.push(...[takeTop(hidden)].filter((next) => next !== undefined));
  }
  if (card === undefined) return 1;
  pile.unshift(card);
  hidden.loose.unshift(false);
  for (const [other, places] of knows.entries())
    if (other === seat || places.length > 0) places.unshift(other === seat);
  return seat === self ? 1 : isDeadly(card, view.faceUp) ? 1 : noise;
}
