import { clamp, type Pose } from "./box.ts";
import type { HandRoom, RowRoom, ShelvesRoom } from "./layout.ts";

/** Visible shares of a card's width and height, from its top left corner, 0 to 1. Other cards cover the rest. */
export interface Seen {
  readonly across: number;
  readonly down: number;
}

export interface HandPose extends Pose {
  readonly seen: Seen;
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
  /** Height by which a card rises above the others while the viewer points at it. */
  readonly rise: number;
}

/** Emphasis of a card. In a fan the cards beside a selected one move aside for it. */
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

/** Maximum number of cards side by side. Larger hands overlap. */
const mostWhole = 11;

/** Minimum width of cards. Cards that would be narrower overlap, or the hand scrolls. */
const leastWidth = (scale: number): number => 68 * Math.min(1, scale);

/** Distance of cards side by side, as a share of their width. */
const apart = 1.02;

/** Returns the width of cards that lie side by side; null if they must overlap. */
function wholeWidth(n: number, length: number, most: number, scale: number): number | null {
  const w = Math.min(most, length / (1 + (n - 1) * apart));
  return w >= leastWidth(scale) ? w : null;
}

/**
 * Distances from each card to the next in one row. A selected card is visible as a whole, several ones if the others
 * keep `least`.
 */
function gapsOf(cards: readonly Raised[], w: number, length: number, least: number): readonly number[] {
  const before = cards.slice(0, -1);
  const even = clamp((length - w) / Math.max(1, before.length), least, apart * w);
  const selected = before.filter((card) => card.selected).length;
  if (selected === 0 || even >= w) return before.map(() => even);
  const spare = (length - w - before.length * least) / selected;
  const wide = selected === 1 || even === least ? w : Math.max(even, Math.min(w, least + spare));
  const rest = before.length - selected;
  const narrow = rest === 0 ? even : clamp((length - w - selected * wide) / rest, least, even);
  return before.map((card) => (card.selected ? wide : narrow));
}

/** Returns how much of a row exceeds its space. Less than a pixel is rounding. */
const beyond = (length: number, { box }: HandRoom): number => (length - box.w < 1 ? 0 : length - box.w);

/** All cards in one row: side by side, or as a fan if there are too many. */
function layFan(cards: readonly Raised[], room: RowRoom, scale: number, scroll: number): HandLayout {
  const n = cards.length;
  const isFan = room.form === "fan";
  const whole = n > mostWhole ? null : wholeWidth(n, room.box.w, room.card, scale);
  const w = whole ?? room.card;
  const gaps = gapsOf(cards, w, room.box.w, (isFan ? 44 : 40) * scale);
  const xs = [0];
  for (const gap of gaps) xs.push((xs.at(-1) ?? 0) + gap);
  const length = w + (xs.at(-1) ?? 0);
  const scrollable = beyond(length, room);
  const tilt = Math.min(2, 13 / Math.max(1, n)) * (isFan && whole === null ? 0.8 : 0.35) * (scrollable > 0 ? 0.3 : 1);
  const left = room.box.x + (room.box.w - Math.min(length, room.box.w)) / 2 + w / 2 - clamp(scroll, 0, scrollable);
  const step = (length - w) / Math.max(1, n - 1);
  const bottom = ((n - 1) / 2) ** 2 * tilt * 0.42 * (step / 80);
  const y = room.box.y + room.box.h - w * 0.7 - bottom - (isFan ? 8 : 4) * scale;
  const poses = cards.map((card, i): HandPose => {
    const d = i - (n - 1) / 2;
    const x = left + (xs[i] ?? 0);
    return {
      x,
      y: y + d * d * tilt * 0.42 * (step / 80) - lift(card, room),
      angle: d * tilt,
      seen: { across: Math.min(1, (gaps[i] ?? w) / w), down: 1 },
      depth: i,
      alpha: alphaAt(x, w, room),
    };
  });
  return { poses, scrollable, card: w, rise: room.lift.selected };
}

/** Minimum visible share of a card: of its width, so that its title fits, and of its height behind another row. */
const seenShare = { across: 0.72, down: 0.62 };

interface Shelves {
  readonly rows: 1 | 2;
  readonly w: number;
  /** Distance from card to card in a row. */
  readonly step: number;
  /** Visible width of a card if the row does not scroll. */
  readonly visible: number;
}

/** Minimum gain in visible width that justifies a second row, because the front row covers a part of it. */
const secondRowGain = 1.2;

/** Chooses one row or two, depending on which shows more of each card. */
function shelvesFor(n: number, room: ShelvesRoom, scale: number): Shelves {
  const one = rowsOf(1, n, room, scale);
  const two = rowsOf(2, n, room, scale);
  return n > 1 && two.visible > one.visible * secondRowGain ? two : one;
}

function rowsOf(rows: 1 | 2, n: number, room: ShelvesRoom, scale: number): Shelves {
  const { box, height, card, least, narrowest } = room;
  const longest = Math.ceil(n / rows);
  const most = Math.min(card, height / (1.4 * (1 + (rows - 1) * seenShare.down)));
  const whole = n > mostWhole ? null : wholeWidth(longest, box.w, most, scale);
  if (whole !== null) return { rows, w: whole, step: apart * whole, visible: whole };
  const wide = box.w / (1 + (longest - 1) * seenShare.across);
  const unscrolled = box.w - (longest - 1) * narrowest;
  const w = Math.min(most, Math.max(wide, Math.min(least, unscrolled), leastWidth(scale)));
  const visible = Math.min(w, (box.w - w) / Math.max(1, longest - 1));
  return { rows, w, step: Math.max(visible, narrowest), visible };
}

/**
 * Hand of an upright screen. Card sizes do not depend on the prompt: if the box is temporarily higher, the back row
 * rises.
 */
function layShelves(cards: readonly Raised[], room: ShelvesRoom, scale: number, scroll: number): HandLayout {
  const { box } = room;
  const n = cards.length;
  const { rows, w, step } = shelvesFor(n, room, scale);
  const back = rows === 2 ? Math.floor(n / 2) : 0;
  const shelf = Math.min(box.h - w * 1.4, w * 1.4 + 4 * scale);
  const scrollable = beyond(step * (n - back - 1) + w, room);
  const flat = scrollable > 0 ? 0 : 1;
  const middle = box.x + box.w / 2 + scrollable / 2 - clamp(scroll, 0, scrollable);
  const poses = cards.map((card, i): HandPose => {
    const front = i >= back;
    const place = front ? i - back : i;
    const row = front ? n - back : back;
    const d = place - (row - 1) / 2;
    const x = middle + d * step;
    const bottom = box.y + box.h - (front ? 0 : shelf);
    const sag = (((row - 1) / 2) ** 2 - d * d) * 0.5 * scale * flat;
    return {
      x,
      y: bottom - w * 0.7 - sag - lift(card, room),
      angle: step < w ? d * 0.8 * flat : 0,
      seen: { across: place === row - 1 ? 1 : Math.min(1, step / w), down: front ? 1 : Math.min(1, shelf / (w * 1.4)) },
      depth: (front ? 20 : 0) + i,
      alpha: alphaAt(x, w, room),
    };
  });
  return { poses, scrollable, card: w, rise: room.lift.selected };
}

/** Whether no other card covers a part of this one. */
export const isWhole = ({ seen }: Pick<HandPose, "seen">): boolean => seen.across === 1 && seen.down === 1;

/** Returns the pose of a card that the viewer points at: in front of the others, if they cover a part of it. */
export function raised(pose: HandPose, { rise }: HandLayout): HandPose {
  if (isWhole(pose) || pose.alpha < 0.5) return pose;
  return { ...pose, y: pose.y - rise, angle: 0, seen: { across: 1, down: 1 }, depth: 60 };
}

/** Returns the positions of the hand cards. `scroll`: pixels moved to the left, 0 to `scrollable`. */
export function layHand(cards: readonly Raised[], room: HandRoom, scale: number, scroll = 0): HandLayout {
  if (room.form === "shelves") return layShelves(cards, room, scale, scroll);
  return layFan(cards, room, scale, scroll);
}
