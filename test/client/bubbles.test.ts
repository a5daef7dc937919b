import { describe, expect, test } from "vitest";
import { placeBubble, tailOf } from "../../client/features/social/emotes/place-bubble.ts";
import type { Box } from "../../client/table/layout/box.ts";
import { keptFree } from "../../client/table/layout/bubble-room.ts";
import type { Layout, Room } from "../../client/table/layout/layout.ts";
import { layoutOf } from "../../client/table/screen.ts";

const windows = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
  [360, 640],
  [844, 390],
  [768, 1024],
] as const;

const sizes = [
  { w: 200, h: 58 },
  { w: 84, h: 84 },
];

const rooms = (width: number, height: number): Room[] =>
  [1, 2, 4, 6, 8].flatMap((others) =>
    (["none", "chain", "hide", "steal"] as const).map(
      (stage) => ({ width, height, others, stage, playmat: true, buttons: "some" }) as const,
    ),
  );

/** Middles of all portraits, the viewer's own last. */
const portraits = ({ seats, own, scale }: Layout) => [
  ...seats.map(({ x, y }) => ({ x, y: y - 10, w: 50 * scale })),
  { x: own.x + 30 * scale, y: own.y + own.h / 2, w: 44 * scale },
];

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each(windows)("at %i×%i", (width, height) => {
  test("a bubble stays in the window and covers no prompt, buttons, hand, pile's label or speaker", () => {
    for (const room of rooms(width, height)) {
      const layout = layoutOf(room);
      const { prompt, buttons, hand, label } = layout;
      for (const speaker of portraits(layout))
        for (const size of sizes) {
          const box = placeBubble({ ...speaker, ...keptFree(layout, room.stage !== "none") }, size, {
            w: width,
            h: height,
          });
          const portrait = { x: speaker.x - speaker.w / 2, y: speaker.y - speaker.w / 2, w: speaker.w, h: speaker.w };
          const covered = [prompt, hand.box, label, portrait, ...(buttons ? [buttons] : [])].filter((each) =>
            overlap(box, each),
          );
          expect(covered, JSON.stringify({ room, speaker, box })).toEqual([]);
          expect(Math.min(box.x, box.y, width - box.x - box.w, height - box.y - box.h)).toBeGreaterThanOrEqual(0);
        }
    }
  });
});

test("a bubble lies beside its speaker if there is space, with a tail; far away it has no tail", () => {
  const speaker = { x: 300, y: 300, w: 60, never: [], rather: [] };
  const box = placeBubble(speaker, { w: 200, h: 60 }, { w: 1280, h: 720 });
  expect(Math.hypot(box.x + box.w / 2 - 300, box.y + box.h / 2 - 300)).toBeLessThan(160);
  expect(tailOf({ x: 200, y: 340, w: 200, h: 60 }, speaker)).toEqual({ side: "top", along: 100 });
  expect(tailOf({ x: 200, y: 200, w: 200, h: 60 }, speaker)?.side).toBe("bottom");
  expect(tailOf({ x: 350, y: 280, w: 200, h: 60 }, speaker)?.side).toBe("left");
  expect(tailOf({ x: 60, y: 280, w: 200, h: 60 }, speaker)?.side).toBe("right");
  expect(tailOf({ x: 600, y: 600, w: 200, h: 60 }, speaker)).toBeNull();
});
