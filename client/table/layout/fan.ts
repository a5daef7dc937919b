import { clamp } from "./box.ts";
import { alphaAt, type HandLayout, type HandPose, lift, type Raised } from "./hand.ts";
import type { RowRoom } from "./layout.ts";

/** All cards in one row, slightly fanned out. */
export function layFan(cards: readonly Raised[], room: RowRoom, scale: number, scroll: number): HandLayout {
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
