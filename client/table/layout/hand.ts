import { clamp, type Pose } from "./box.ts";
import type { HandRoom } from "./layout.ts";

export interface HandPose extends Pose {
  /** The part of the card that its right neighbour leaves free, 0 to 1. */
  readonly seen: number;
  /** The order among the cards of the hand, from the back. */
  readonly depth: number;
  /** 1, or less as the card scrolls out of its room; 0: it is gone. */
  readonly alpha: number;
}

export interface HandLayout {
  readonly poses: readonly HandPose[];
  /** How far the hand can be scrolled, in pixels; 0 if all of it is visible. */
  readonly scrollable: number;
  /** Width of one card of the hand. */
  readonly card: number;
}

/** How a card stands out; the cards beside a selected one make room for it. */
export interface Raised {
  readonly playable: boolean;
  readonly selected: boolean;
}

/** Where each card of the hand lies. `scroll`: pixels moved to the left, 0 to `scrollable`. */
export function layHand(cards: readonly Raised[], room: HandRoom, scale: number, scroll = 0): HandLayout {
  if (room.form === "shelves") return layShelves(cards, room, scale, scroll);
  return layFan(cards, room, scale, scroll);
}

function layFan(cards: readonly Raised[], room: HandRoom, scale: number, scroll: number): HandLayout {
  const n = cards.length;
  const w = room.form === "fan" && n > 9 ? (room.card * 126) / 130 : room.card;
  const part = room.form === "fan" ? 0.16 * w : 0;
  const chosen = cards.findIndex((card) => card.selected);
  const pushed = chosen < 0 ? 0 : part * 1.4;
  const widest = room.form === "fan" ? 0.86 * w : 1.02 * w;
  const smallest = (room.form === "fan" ? 44 : 40) * scale;
  const step = n < 2 ? 0 : clamp((room.box.w - w - pushed) / (n - 1), smallest, widest);
  const length = w + pushed + step * Math.max(0, n - 1);
  const scrollable = Math.max(0, length - room.box.w);
  const tilt = Math.min(2, 13 / Math.max(1, n)) * (room.form === "fan" ? 0.8 : 0.35) * (scrollable > 0 ? 0.3 : 1);
  const left = room.box.x + (room.box.w - Math.min(length, room.box.w)) / 2 + w / 2 - clamp(scroll, 0, scrollable);
  const bottom = ((n - 1) / 2) ** 2 * tilt * 0.42 * (step / 80);
  const y = room.box.y + room.box.h - w * 0.7 - bottom - (room.form === "fan" ? 8 : 4) * scale;
  const poses = cards.map((card, i): HandPose => {
    const d = i - (n - 1) / 2;
    const push = chosen < 0 ? 0 : i > chosen ? part * 1.4 : i < chosen ? 0 : part * 0.4;
    return {
      x: left + i * step + push,
      y: y + d * d * tilt * 0.42 * (step / 80) - lift(card, room),
      angle: d * tilt,
      seen: i < n - 1 && !card.selected ? Math.min(1, step / w) : 1,
      depth: i + (card.selected && room.form === "fan" ? 30 : 0),
      alpha: alphaAt(left + i * step + push, w, room),
    };
  });
  return { poses, scrollable, card: w };
}

function layShelves(cards: readonly Raised[], room: HandRoom, scale: number, scroll: number): HandLayout {
  const n = cards.length;
  const back = n > 3 ? Math.floor(n / 2) : 0;
  const longest = Math.max(back, n - back);
  const w = room.card;
  const all = longest < 2 ? 0 : Math.min(93 * scale, (room.box.w - w) / (longest - 1));
  const step = Math.max(all, (room.box.w - w) / 6);
  const used = longest > 7 ? step : all;
  const scrollable = Math.max(0, used * (longest - 1) + w - room.box.w);
  const poses = cards.map((card, i): HandPose => {
    const front = i >= back;
    const row = front ? n - back : back;
    const d = (front ? i - back : i) - (row - 1) / 2;
    const flat = scrollable > 0 ? 0 : 1;
    const offset = scrollable / 2 - clamp(scroll, 0, scrollable);
    const top = back === 0 ? room.box.y + room.shelf / 2 : room.box.y + (front ? room.shelf : 0);
    const last = (front ? i - back : i) === row - 1;
    return {
      x: room.box.x + room.box.w / 2 + d * used + offset,
      y: top + w * 0.7 + d * d * 0.5 * scale * flat - lift(card, room),
      angle: d * 0.8 * flat,
      seen: last ? 1 : Math.min(1, used / w),
      depth: (front ? 20 : 0) + i,
      alpha: alphaAt(room.box.x + room.box.w / 2 + d * used + offset, w, room),
    };
  });
  return { poses, scrollable, card: w };
}

function lift(card: Raised, room: HandRoom): number {
  return card.selected ? room.lift.selected : card.playable ? room.lift.playable : 0;
}

/** A card fades as it leaves its room at the sides. */
function alphaAt(x: number, w: number, { box }: HandRoom): number {
  const out = Math.max(box.x + w * 0.44 - x, x - (box.x + box.w - w * 0.44));
  return clamp(1 - out / (w * 0.5), 0, 1);
}
