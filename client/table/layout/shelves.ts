import { clamp } from "./box.ts";
import { alphaAt, type HandLayout, type HandPose, lift, type Raised } from "./hand.ts";
import type { ShelvesRoom } from "./layout.ts";

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
export function layShelves(cards: readonly Raised[], room: ShelvesRoom, scale: number, scroll: number): HandLayout {
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
