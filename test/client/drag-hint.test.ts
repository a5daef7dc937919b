import { expect, test } from "vitest";
import { freeAreas } from "../../client/games/card-overlays.tsx";

const room = { x: 0, y: 0, w: 100, h: 80 };

const sizeOf = (boxes: readonly { w: number; h: number }[]) => boxes.reduce((sum, { w, h }) => sum + w * h, 0);

test("the area of the hint on dragging excludes everything it must not cover, and nothing else", () => {
  const taken = [
    { x: 10, y: 10, w: 40, h: 30 },
    { x: 30, y: 20, w: 40, h: 30 },
    { x: 90, y: 60, w: 40, h: 40 },
  ];
  const free = freeAreas(room, taken);
  const covers = (at: { x: number; y: number }) => (box: (typeof taken)[number]) =>
    at.x >= box.x && at.x < box.x + box.w && at.y >= box.y && at.y < box.y + box.h;
  for (let x = 0.5; x < room.w; x += 3)
    for (let y = 0.5; y < room.h; y += 3)
      expect(free.filter(covers({ x, y })).length).toBe(taken.some(covers({ x, y })) ? 0 : 1);
});

test("without anything on the table the hint may use the whole window", () => {
  expect(sizeOf(freeAreas(room, []))).toBe(100 * 80);
});
