import { expect, test } from "vitest";
import { around, type Box } from "../../client/table/layout/box.ts";
import { layHand } from "../../client/table/layout/hand.ts";
import type { Layout, Room } from "../../client/table/layout/layout.ts";
import { layoutOf } from "../../client/table/screen.ts";

const windows = [
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [768, 1024],
] as const;

const stages = ["none", "give", "hide", "grid", "values", "row"] as const;

/** All rooms of a phone beside a big screen, with cards in front of the players or not. */
const rooms = (width: number, height: number): readonly Room[] =>
  [1, 2, 4, 5, 8].flatMap((others) =>
    stages.flatMap((stage) =>
      [true, false].flatMap((tiles): Room[] => {
        const room = { width, height, others, stage, playmat: false, buttons: "never", handOnly: { tiles } } as const;
        return others > 5 ? [room] : [room, { ...room, spread: { open: false } }];
      }),
    ),
  );

/** Objects that the player needs, in their order from the top. */
function objectsOf(layout: Layout, { stage, handOnly }: Room): readonly Box[] {
  const { own, seats, seatScale, buttons, prompt, hand } = layout;
  const tiles = handOnly?.tiles ? seats.map(({ x, y }) => around(x, y, 80 * seatScale, 68 * seatScale)) : [];
  return [own, ...tiles, ...(stage === "none" ? [] : [layout.stage]), hand.box, prompt, ...(buttons ? [buttons] : [])];
}

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1;

test.each(windows)("beside a big screen nothing overlaps or leaves the window at %i×%i", (width, height) => {
  for (const room of rooms(width, height)) {
    const layout = layoutOf(room);
    const objects = objectsOf(layout, room);
    const outside = objects.filter(({ x, y, w, h }) => x < -1 || y < -1 || x + w > width + 1 || y + h > height + 1);
    const overlaps = objects.flatMap((one, index) => objects.slice(index + 1).filter((other) => overlap(one, other)));
    expect([room, outside, overlaps]).toEqual([room, [], []]);
  }
});

test.each(windows)("beside a big screen each card of the hand can be pressed at %i×%i", (width, height) => {
  for (const room of rooms(width, height)) {
    const { hand, scale } = layoutOf(room);
    const cards = Array.from({ length: room.spread ? 2 : 4 }, () => ({ playable: true, selected: false }));
    const { card } = layHand(cards, hand, scale);
    expect([room, card >= 36 && card * 1.4 >= 44]).toEqual([room, true]);
  }
});
