import type { Seat } from "../../../../../core/game.ts";
import type { EventOf } from "../../../events.ts";
import type { CardId } from "../../../titles.ts";
import { hidingPlace } from "../../steady.ts";
import { type EventContext, type Hidden, impossible, loosePlaces, mix } from "./hidden.ts";
import { likelihoodOfAct, noise, viewFrom } from "./others.ts";
import { intoPlace, isNoKitten, pickAny } from "./swaps.ts";

/*
 * Updates of the draw pile of a possible world by events. Each function returns the likelihood of the event in this
 * world. It repairs a world in which the event was impossible.
 */

const isKitten = (card: CardId): boolean => card === "exploding-kitten";

interface Drawn {
  readonly likelihood: number;
  readonly card: CardId | undefined;
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
  return isKitten(card) === wanted("exploding-kitten") ? 0.5 / among.length : impossible;
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

const choseToDraw = (hidden: Hidden, scene: EventContext, seat: Seat): number =>
  seat !== scene.self && isChosenDraw(scene) ? likelihoodOfAct(hidden, scene, seat, "draw", []) : 1;

/**
 * Returns a kitten to the draw pile: at its known position, else where `steady` would hide it or at a random position.
 */
export function kittenHidden(hidden: Hidden, { view, chance }: EventContext, event: EventOf<"kitten-hidden">): number {
  const { seat, watchers } = event;
  const { pile } = hidden;
  const anywhere = chance() < noise;
  const place =
    event.position ??
    (anywhere ? Math.floor(chance() * (pile.length + 1)) : hidingPlace(viewFrom(view, hidden, seat, null), chance));
  pile.splice(place, 0, "exploding-kitten");
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
export function seen(hidden: Hidden, scene: EventContext, event: EventOf<"future-seen" | "future-revealed">): number {
  let likelihood = 1;
  for (const [index, card] of event.cards.entries()) {
    if (card === null) continue;
    likelihood *= likelihoodOfCard(hidden, scene, hidden.pile, index, (other) => other === card);
    hidden.loose[index] = false;
    learn(hidden.knows[scene.self] ?? [], index + 1);
  }
  for (const index of event.cards.keys()) hidden.loose[index] = false;
  const seers = event.type === "future-seen" ? [event.seat] : hidden.knows.keys();
  for (const seat of seers) learn(hidden.knows[seat] ?? [], event.cards.length);
  return likelihood;
}

function learn(knows: boolean[], count: number): void {
  for (let place = 0; place < count; place += 1) knows[place] = true;
}

export function shuffled({ pile, loose, knows }: Hidden, { chance }: EventContext): number {
  mix(pile, chance);
  loose.fill(true);
  for (const places of knows) places.length = 0;
  return 1;
}

export function lookedAt(hidden: Hidden, scene: EventContext, { from, card }: EventOf<"card-looked-at">): number {
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
  return seat === self ? 1 : isKitten(card) ? 1 : noise;
}
