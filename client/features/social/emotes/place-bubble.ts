import type { Seat } from "../../../../shared/core/game.ts";
import type { SeatSpot } from "../../../game-model/table-host.ts";
import type { Talk } from "../../../state/talk.ts";

type Box = SeatSpot["never"][number];
type Point = Pick<Box, "x" | "y">;

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Space for the tail between portrait and bubble, and from the bubble to the window's edge, in CSS pixels. */
const gap = 10;
const edge = 6;
/** Grid size of the search, in CSS pixels. */
const grain = 8;

/** @returns the box of the bubble: as close to the portrait as the boxes to avoid permit. */
export function placeBubble(speaker: SeatSpot, size: Size, window: Size): Box {
  const portrait = boxAround(speaker, speaker.w);
  const grown = { x: portrait.x - gap, y: portrait.y - gap, w: portrait.w + 2 * gap, h: portrait.h + 2 * gap };
  const { never, rather, hand, stage } = speaker;
  const free = {
    never: [...never, grown, ...(hand ? [hand] : [])],
    rather: [...rather, ...(stage ? [stage] : [])],
  };
  return placeNear(speaker, free, size, window);
}

/** @returns the box as close to a point as the boxes to avoid permit. */
export function placeNear(to: Point, free: Pick<SeatSpot, "never" | "rather">, { w, h }: Size, window: Size): Box {
  let best: Box = { x: edge, y: edge, w, h };
  let least = Number.POSITIVE_INFINITY;
  const beside = (from: "x" | "y", side: "w" | "h", size: number) =>
    free.never.flatMap((each) => [each[from] - size, each[from] + each[side]]);
  for (const x of range(window.w - w, beside("x", "w", w)))
    for (const y of range(window.h - h, beside("y", "h", h))) {
      const box = { x, y, w, h };
      const price = costOf(box, to, free);
      if (price >= least) continue;
      least = price;
      best = box;
    }
  return best;
}

/**
 * Returns the cost of a position. Distance is bad, covering the preferred boxes is much worse, and covering a prompt is
 * worst.
 */
function costOf(box: Box, to: Point, { never, rather }: Pick<SeatSpot, "never" | "rather">): number {
  const over = rather.reduce((sum, each) => sum + shared(box, each), 0);
  const forbidden = never.reduce((sum, each) => sum + shared(box, each), 0);
  return distance(box, to) + over * 0.06 + (forbidden > 0 ? 1e4 + forbidden : 0);
}

/** Yields positions in steps, and those of `more` that lie between the edges. */
function* range(end: number, more: readonly number[]): Generator<number> {
  for (let at = edge; at < end - edge; at += grain) yield at;
  if (end >= edge) yield end - edge;
  for (const at of more) if (at >= edge && at <= end - edge) yield at;
}

const boxAround = ({ x, y }: Point, side: number): Box => ({ x: x - side / 2, y: y - side / 2, w: side, h: side });

/** Returns the common area of two boxes. */
function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/**
 * Distance from a point to the nearest edge of a box, plus a share of the distance to its middle, so that bubbles lie
 * evenly.
 */
function distance({ x, y, w, h }: Box, to: Point): number {
  const nearest = Math.hypot(to.x - clamp(to.x, x, x + w), to.y - clamp(to.y, y, y + h));
  return nearest + 0.08 * Math.hypot(to.x - x - w / 2, to.y - y - h / 2);
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

type Side = "top" | "bottom" | "left" | "right";

interface Tail {
  readonly side: Side;
  /** Offset from the bubble's left or top edge, in CSS pixels. */
  readonly along: number;
}

/** Maximum distance of a tail's target, in CSS pixels. */
const pointing = 70;

/** @returns position of the tail that points at the portrait; null if that is too far away. */
export function tailOf(box: Box, to: Point & { readonly w: number }): Tail | null {
  if (distance(box, to) - to.w / 2 > pointing) return null;
  const { x, y, w, h } = box;
  const [across, down] = [inside(to.x - x, w), inside(to.y - y, h)];
  if (to.y < y) return { side: "top", along: across };
  if (to.y > y + h) return { side: "bottom", along: across };
  return { side: to.x < x ? "left" : "right", along: down };
}

/** Limits a position along an edge to the part without round corners. */
const inside = (along: number, length: number): number =>
  clamp(along, Math.min(18, length / 2), Math.max(length - 18, length / 2));

/** Returns the position of a seat's portrait, in a row of a page or on the drawn table. In CSS pixels of the window. */
export function spotOf(seat: Seat, talk: Talk): SeatSpot | null {
  const panels = boxesOf(".chat-panel, .emote-bar");
  const [row] = boxesOf(`[data-seat="${seat}"] .avatar`);
  if (row) {
    const { x, y, w, h } = row;
    return { x: x + w / 2, y: y + h / 2, w, never: panels, rather: boxesOf("main button, main .avatar, main .label") };
  }
  const spot = talk.seatAt.value?.(seat);
  return spot ? { ...spot, never: [...spot.never, ...panels] } : null;
}

/** Returns the boxes of visible elements. */
export const boxesOf = (selector: string): SeatSpot["never"] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => ({ x, y, w: width, h: height }));
