import { clamp, type Pose } from "./box.ts";
import type { HandRoom, RowRoom, ShelvesRoom } from "./layout.ts";

export interface HandPose extends Pose {
  /** Visible part of the card beside its right neighbour, 0 to 1. */
  readonly seen: number;
  /** Depth order among the hand cards, from the back. */
  readonly depth: number;
  /** 1, or less while the card scrolls out of its space; 0 means invisible. */
  readonly alpha: number;
}

export interface HandLayout {
  readonly poses: readonly HandPose[];
  /** Maximum scroll offset of the hand, in pixels; 0 if all of it is visible. */
  readonly scrollable: number;
  /** Width of one hand card. */
  readonly card: number;
}

/** Emphasis of a card. Cards beside a selected one move aside for it. */
export interface Raised {
  readonly playable: boolean;
  readonly selected: boolean;
}

function lift(card: Raised, room: HandRoom): number {
  return card.selected ? room.lift.selected : card.playable ? room.lift.playable : 0;
}

/** Returns the opacity of a card. It fades as it leaves its space at the sides. */
function alphaAt(x: number, w: number, { box }: HandRoom): number {
  const out = Math.max(box.x + w * 0.44 - x, x - (box.x + box.w - w * 0.44));
  return clamp(1 - out / (w * 0.5), 0, 1);
}

/** All cards in one row, slightly fanned out. */
function layFan(cards: readonly Raised[], room: RowRoom, scale: number, scroll: number): HandLayout {
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

/** Minimum visible share of a card: of its width, so that its title fits, and of its height behind another row. */
const seenShare = { across: 0.72, down: 0.62 };

interface Shelves {
  readonly rows: 1 | 2;
  readonly longest: number;
  readonly w: number;
  /** Distance from card to card in a row, before it is stretched for scrolling. */
  readonly step: number;
}

/** Chooses one row or two, depending on which shows more of each card. Few cards are large. */
function shelvesFor(n: number, room: ShelvesRoom): Shelves {
  const one = rowsOf(1, n, room);
  const two = rowsOf(2, n, room);
  return n > 1 && shown(two) > shown(one) + 1 ? two : one;
}

function rowsOf(rows: 1 | 2, n: number, { box, height, card, least }: ShelvesRoom): Shelves {
  const longest = Math.ceil(n / rows);
  const high = height / (1.4 * (1 + (rows - 1) * seenShare.down));
  const wide = box.w / (1 + (longest - 1) * seenShare.across);
  const w = Math.min(card, high, Math.max(wide, least));
  const step = longest < 2 ? 0 : Math.min(w, (box.w - w) / (longest - 1));
  return { rows, longest, w, step };
}

/** Visible width of a card, capped at the full width if enough of it is visible. */
const shown = ({ longest, w, step }: Shelves): number => (longest < 2 ? w : Math.min(w, step / seenShare.across));

/**
 * Hand of an upright screen. Card sizes do not depend on the prompt: if the box is temporarily higher, the back row
 * rises.
 */
function layShelves(cards: readonly Raised[], room: ShelvesRoom, scale: number, scroll: number): HandLayout {
  const { box } = room;
  const n = cards.length;
  const { rows, longest, w, step } = shelvesFor(n, room);
  const used = longest < 2 ? 0 : Math.max(step, room.narrowest);
  const back = rows === 2 ? Math.floor(n / 2) : 0;
  const shelf = Math.min(box.h - w * 1.4, w * 1.4 + 4 * scale);
  const scrollable = Math.max(0, used * (longest - 1) + w - box.w);
  const flat = scrollable > 0 ? 0 : 1;
  const middle = box.x + box.w / 2 + scrollable / 2 - clamp(scroll, 0, scrollable);
  const poses = cards.map((card, i): HandPose => {
    const front = i >= back;
    const place = front ? i - back : i;
    const row = front ? n - back : back;
    const d = place - (row - 1) / 2;
    const x = middle + d * used;
    const bottom = box.y + box.h - (front ? 0 : shelf);
    const sag = (((row - 1) / 2) ** 2 - d * d) * 0.5 * scale * flat;
    return {
      x,
      y: bottom - w * 0.7 - sag - lift(card, room),
      angle: d * 0.8 * flat,
      seen: place === row - 1 ? 1 : Math.min(1, used / w),
      depth: (front ? 20 : 0) + i,
      alpha: alphaAt(x, w, room),
    };
  });
  return { poses, scrollable, card: w };
}

/** Returns the positions of the hand cards. `scroll`: pixels moved to the left, 0 to `scrollable`. */
export function layHand(cards: readonly Raised[], room: HandRoom, scale: number, scroll = 0): HandLayout {
  if (room.form === "shelves") return layShelves(cards, room, scale, scroll);
  return layFan(cards, room, scale, scroll);
}
