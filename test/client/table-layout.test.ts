import { describe, expect, test } from "vitest";
import { around, type Box, clamp } from "../../client/table/layout/box.ts";
import {
  type HandLayout,
  type HandPose,
  isWhole,
  layHand,
  type Raised,
  raised,
} from "../../client/table/layout/hand.ts";
import type { Layout, Room } from "../../client/table/layout/layout.ts";
import type { Stage } from "../../client/table/scene/stages.ts";
import { layoutOf } from "../../client/table/screen.ts";

const windows = [
  [1280, 720],
  [900, 540],
  [1920, 1080],
  [3840, 2160],
  [2560, 1080],
  [390, 844],
  [360, 640],
  [320, 568],
  [390, 560],
  [412, 915],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [844, 390],
  [667, 375],
] as const;
const stages: readonly Stage["kind"][] = [
  "none",
  "chain",
  "future",
  "hide",
  "steal",
  "give",
  "grid",
  "selection",
  "stop",
  "duel",
  "look",
  "gather",
];

const offers = ["some", "none", "never"] as const;

/** One window with all numbers of other players and all stages, with and without a playmat. */
function rooms(width: number, height: number): Room[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((others) =>
    stages.flatMap((stage) =>
      [true, false].flatMap((playmat) =>
        offers.map((buttons): Room => ({ width, height, others, stage, playmat, buttons })),
      ),
    ),
  );
}

/** A table of five without a stage. */
const usual = { others: 4, stage: "none", playmat: false, buttons: "some" } as const;

/** Parts of a seat that must not be covered: panel or tile with its count. */
function seatBoxes({ seats, seatScale, kind }: Layout): Box[] {
  const size = kind === "desktop" ? { w: 200, h: 60 } : { w: 86, h: 68 };
  return seats.map(({ x, y }) => around(x, y, size.w * seatScale, size.h * seatScale));
}

/** Menu, sound, log, chat and emotes, in their drawn size. */
function cornerBoxes({ corners: { size, menu, right, pitch, emotes } }: Layout): Box[] {
  const row = emotes === null ? 4 : 3;
  const inRow = Array.from({ length: row }, (_, i) => ({ x: right.x - i * pitch, y: right.y }));
  return [menu, ...inRow, ...(emotes === null ? [] : [emotes])].map(({ x, y }) => around(x, y, size, size));
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 1 && h > 1 ? w * h : 0;
}

function within(box: Box, { width, height }: Layout): boolean {
  return box.x >= -1 && box.y >= -1 && box.x + box.w <= width + 1 && box.y + box.h <= height + 1;
}

function playmatBox({ playmat, scale }: Layout): Box[] {
  if (playmat === null) return [];
  if (playmat.form === "tag") return [around(playmat.x, playmat.y, playmat.w, 26 * scale)];
  const top = playmat.y - playmat.w * 0.7;
  return [{ x: playmat.x - playmat.w / 2, y: top, w: playmat.w, h: playmat.label - top }];
}

/** Objects with a fixed position, by name. */
function homes(layout: Layout, { stage, buttons }: Room): Map<string, Box> {
  const { pile, scale } = layout;
  const boxes = new Map<string, Box>([
    ["own", layout.own],
    ["label", layout.label],
    ["prompt", layout.prompt],
  ]);
  if (stage !== "none") boxes.set("stage", layout.stage);
  if (layout.buttons !== null && buttons === "some") boxes.set("buttons", layout.buttons);
  if (layout.ribbon !== null) boxes.set("ribbon", around(layout.ribbon.x, layout.ribbon.y, 200 * scale, 36 * scale));
  if (!layout.pileCovered) boxes.set("pile", around(pile.x, pile.y, pile.w, pile.w * 1.4));
  // Games with cards in front of all players have no discard pile.
  if (layout.kind !== "desktop" && layout.spread === undefined)
    boxes.set("tag", around(layout.discardTag.x, layout.discardTag.y, 100 * scale, 26 * scale));
  for (const box of playmatBox(layout)) boxes.set("playmat", box);
  for (const [i, box] of seatBoxes(layout).entries()) boxes.set(`seat ${i}`, box);
  return boxes;
}

/** On phones the lower edge of a chain's stage is shared with label and tags. */
const sharing = new Set(["tag stage", "stage tag", "label stage", "stage playmat", "playmat stage", "stage label"]);

describe("the layout of the table", () => {
  test.each(windows)("keeps all objects on screen at %i×%i", (width, height) => {
    const outside = rooms(width, height).flatMap((room) => {
      const layout = layoutOf(room);
      const names = [...homes(layout, room)].filter(([, box]) => !within(box, layout)).map(([name]) => name);
      return names.map((name) => `${name}: ${room.others} others, ${room.stage}`);
    });
    expect(outside).toEqual([]);
  });

  test.each(windows)("lets no object cover another at %i×%i", (width, height) => {
    const clashes = rooms(width, height).flatMap((room) => {
      const boxes = [...homes(layoutOf(room), room)];
      return boxes.flatMap(([a, first], i) =>
        boxes
          .slice(i + 1)
          .filter(([b, second]) => !(room.stage === "chain" && sharing.has(`${a} ${b}`)) && overlap(first, second) > 0)
          .map(([b]) => `${a} and ${b}: ${room.others} others, ${room.stage}`),
      );
    });
    expect(clashes).toEqual([]);
  });

  test.each(windows)(
    "gives buttons on phones of %i×%i a target of at least 44 pixels or the scale's share of it",
    (width, height) => {
      const { buttons, scale } = layoutOf({ width, height, ...usual });
      if (buttons === null) return expect(scale).toBeGreaterThan(0.7);
      expect(buttons.h).toBeGreaterThanOrEqual(Math.min(44, 54 * scale));
    },
  );

  test("is a desktop layout if there is space, else portrait or landscape", () => {
    const kind = (width: number, height: number) => layoutOf({ width, height, ...usual }).kind;
    expect([kind(900, 540), kind(899, 540), kind(540, 900), kind(900, 539)]).toEqual([
      "desktop",
      "landscape",
      "portrait",
      "landscape",
    ]);
  });

  test.each(windows)("keeps all seats in place at %i×%i during the whole game", (width, height) => {
    for (const others of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const live = rooms(width, height).filter((room) => room.others === others && room.buttons !== "never");
      const places = live.map((room) => JSON.stringify(layoutOf(room).seats));
      expect(new Set(places).size, `${others} others`).toBe(1);
    }
  });

  test("keeps all seats clear of the menu and of four corners", () => {
    for (const [width, height] of windows) {
      for (const room of rooms(width, height)) {
        const layout = layoutOf(room);
        // A replay has only the sound.
        const corners = cornerBoxes(layout).slice(...(room.buttons === "never" ? [1, 2] : []));
        const covered = seatBoxes(layout).filter((seat) => corners.some((corner) => overlap(seat, corner) > 0));
        expect(covered, `${width}x${height}, ${room.others} others`).toEqual([]);
      }
    }
  });

  test("has a position for each of up to nine other players", () => {
    for (const [width, height] of windows) {
      for (const others of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        expect(layoutOf({ ...usual, width, height, others }).seats).toHaveLength(others);
      }
    }
  });
});

describe("the layout of a television", () => {
  const televisions = [
    [1280, 720],
    [1920, 1080],
    [1024, 768],
    [3840, 2160],
  ] as const;

  test.each(televisions)(
    "lets no tile of up to ten players cover another, or leave the screen, at %i×%i",
    (width, height) => {
      for (let others = 2; others <= 10; others += 1) {
        const layout = layoutOf({ ...usual, width, height, others, bigScreen: true });
        const tiles = seatBoxes({ ...layout, kind: "portrait" });
        expect(tiles).toHaveLength(others);
        expect(tiles.filter((tile) => !within(tile, layout))).toEqual([]);
        const covering = tiles.filter((tile, i) => tiles.slice(i + 1).some((other) => overlap(tile, other) > 0));
        expect(covering, `${others} players`).toEqual([]);
      }
    },
  );
});

const card = { playable: true, selected: false };

describe("the hand", () => {
  const cases = windows.flatMap(([width, height]) => [1, 3, 5, 8, 14, 20].map((n) => [width, height, n] as const));

  test.each(cases)("stays on screen at %i×%i with %i cards, including a selected one", (width, height, n) => {
    const layout = layoutOf({ width, height, ...usual });
    const cards = Array.from({ length: n }, (_, i) => (i === 1 ? { playable: true, selected: true } : card));
    const { poses, card: w, scrollable } = layHand(cards, layout.hand, layout.scale);
    const cut = poses.filter(({ x, y, angle }) => {
      const turned = (Math.abs(angle) * Math.PI) / 180;
      const half = {
        w: w * (0.5 * Math.cos(turned) + 0.7 * Math.sin(turned)),
        h: w * (0.7 * Math.cos(turned) + 0.5 * Math.sin(turned)),
      };
      const sideways = scrollable > 0 ? false : x - half.w < -2 || x + half.w > width + 2;
      return sideways || y + half.h > height + 2;
    });
    expect(cut).toEqual([]);
  });

  test.each(cases)("does not cover the buttons at %i×%i with %i cards", (width, height, n) => {
    const layout = layoutOf({ width, height, ...usual });
    const cards = Array.from({ length: n }, (_, i) => (i === 0 ? { playable: true, selected: true } : card));
    const { poses, card: w } = layHand(cards, layout.hand, layout.scale);
    const buttons = layout.buttons ?? layout.prompt;
    const covering = poses.filter(({ x, y }) => overlap(around(x, y, w * 0.94, w * 1.38), buttons) > 0);
    expect(covering).toEqual([]);
  });

  /** Returns the middle of each card's lower edge. */
  const feet = (width: number, height: number, n: number, buttons: Room["buttons"]) => {
    const layout = layoutOf({ ...usual, width, height, buttons });
    const { poses, card: w } = layHand(
      Array.from({ length: n }, () => card),
      layout.hand,
      layout.scale,
    );
    return poses.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y + w * 0.7) }));
  };

  test.each([
    [390, 844],
    [360, 640],
    [768, 1024],
  ])("takes the space of the buttons at %i×%i while there are none, and moves only its back row", (width, height) => {
    for (const n of [2, 4, 8, 14]) {
      const asked = feet(width, height, n, "some");
      const waiting = feet(width, height, n, "none");
      const bottom = Math.max(...asked.map(({ y }) => y));
      expect(waiting.every(({ y }, i) => y <= (asked[i]?.y ?? 0))).toBe(true);
      const front = asked.map(({ y }) => y > bottom - 20);
      expect(waiting.filter((_, i) => front[i])).toEqual(asked.filter((_, i) => front[i]));
    }
  });

  test.each([
    [390, 844, 3, 120],
    [390, 844, 8, 92],
    [360, 640, 8, 78],
    [768, 1024, 8, 90],
    [820, 1180, 8, 95],
  ])("has cards at %i×%i, %i of them, at least %i pixels wide", (width, height, n, least) => {
    const layout = layoutOf({ ...usual, width, height });
    const { card: w } = layHand(
      Array.from({ length: n }, () => card),
      layout.hand,
      layout.scale,
    );
    expect(w).toBeGreaterThanOrEqual(least);
  });

  test.each([
    [768, 1024, 0.9],
    [820, 1180, 0.9],
    [1024, 768, 0.7],
    [1180, 820, 0.7],
  ])("uses the width of a tablet of %i×%i with eight cards", (width, height, share) => {
    const layout = layoutOf({ ...usual, width, height });
    const { poses, card: w } = layHand(
      Array.from({ length: 8 }, () => card),
      layout.hand,
      layout.scale,
    );
    const xs = poses.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs) + w).toBeGreaterThan(width * share);
  });

  test("shows enough of each card on a phone for a finger, before it scrolls", () => {
    for (const [width, height] of windows.filter(([w, h]) => h > w)) {
      for (const n of [8, 12, 14, 20, 30]) {
        const xs = feet(width, height, n, "some").map(({ x }) => x);
        const steps = xs.slice(1).map((x, i) => x - (xs[i] ?? 0));
        expect(Math.min(...steps.filter((step) => step > 0))).toBeGreaterThanOrEqual(43.9);
      }
    }
  });

  const sizes = [
    [360, 640],
    [390, 844],
    [844, 390],
    [1280, 720],
  ] as const;
  const counts = Array.from({ length: 30 }, (_, i) => i + 1);
  const hands = sizes.flatMap(([width, height]) => counts.map((n) => [width, height, n] as const));

  const laidOf = (width: number, height: number, cards: readonly Raised[]) => {
    const layout = layoutOf({ ...usual, width, height });
    return { layout, laid: layHand(cards, layout.hand, layout.scale) };
  };
  const handOf = (n: number, selected: readonly number[] = []): Raised[] =>
    Array.from({ length: n }, (_, i) => ({ playable: true, selected: selected.includes(i) }));

  /** Returns the visible shares of a card beside and above all cards in front of it. */
  function leftVisible(laid: HandLayout, i: number): { across: number; down: number } {
    const [pose, w] = [laid.poses[i], laid.card];
    if (pose === undefined) throw new Error(`the hand has no card ${i}`);
    const front = laid.poses.filter((each) => each.depth > pose.depth);
    const level = (each: HandPose) => Math.abs(each.y - pose.y) < w * 0.4;
    const across = front.filter((each) => level(each) && each.x > pose.x).map((each) => (each.x - pose.x) / w);
    const down = front
      .filter((each) => !level(each) && Math.abs(each.x - pose.x) < w * 0.98)
      .map((each) => (each.y - pose.y) / (w * 1.4));
    return { across: Math.min(1, ...across), down: Math.min(1, ...down) };
  }

  test.each(hands.filter(([, , n]) => n <= 11))(
    "lays cards side by side while there is room, at %i×%i with %i cards",
    (width, height, n) => {
      const { layout, laid } = laidOf(width, height, handOf(n));
      const rows = layout.hand.form === "shelves" ? 2 : 1;
      const isRoomy = layout.hand.box.w / Math.ceil(n / rows) >= 70 * layout.scale;
      expect(laid.poses.every((_, i) => leftVisible(laid, i).across >= 1)).toBe(isRoomy);
      expect(laid.scrollable).toBe(0);
    },
  );

  test.each(hands)("knows the visible part of each of its cards at %i×%i with %i cards", (width, height, n) => {
    for (const selected of [[], [0], [n - 1], [1, 2]]) {
      const { laid } = laidOf(width, height, handOf(n, selected));
      for (const [i, { seen }] of laid.poses.entries()) {
        expect(seen.across).toBeLessThanOrEqual(leftVisible(laid, i).across + 0.01);
        // A selected card of the front row rises.
        expect(seen.down).toBeLessThanOrEqual(leftVisible(laid, i).down + 0.2);
      }
    }
  });

  test.each(hands)(
    "shows all of a selected card and keeps the others readable at %i×%i, %i cards",
    (width, height, n) => {
      const { layout, laid } = laidOf(width, height, handOf(n, [Math.floor(n / 3)]));
      if (layout.hand.form === "fan") expect(leftVisible(laid, Math.floor(n / 3)).across).toBeCloseTo(1);
      const steps = laid.poses.map((_, i) => leftVisible(laid, i).across * laid.card);
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(Math.min(39.9 * layout.scale, laid.card));
    },
  );

  test.each(hands)(
    "raises a card that the viewer points at above all others at %i×%i, %i cards",
    (width, height, n) => {
      const { laid } = laidOf(width, height, handOf(n));
      for (const pose of laid.poses.filter(({ alpha }) => alpha > 0.5)) {
        const up = raised(pose, laid);
        expect(isWhole(up)).toBe(true);
        if (isWhole(pose)) expect(up).toBe(pose);
        else expect(laid.poses.filter(({ depth }) => depth >= up.depth)).toEqual([]);
      }
    },
  );

  test("lays from twelve cards on a fan, in two rows on a phone from sixteen on", () => {
    for (const n of counts.filter((each) => each >= 12)) {
      const desktop = laidOf(1280, 720, handOf(n)).laid;
      expect(desktop.poses.filter(({ seen }) => seen.across < 1)).toHaveLength(n - 1);
      const phone = laidOf(390, 844, handOf(n)).laid;
      const rows = new Set(phone.poses.map(({ depth }) => depth >= 20));
      if (n >= 16) expect(rows.size).toBe(2);
    }
  });

  test("scrolls to its last card if it is large", () => {
    const layout = layoutOf({ width: 390, height: 844, ...usual });
    const cards = Array.from({ length: 30 }, () => card);
    const start = layHand(cards, layout.hand, layout.scale);
    const end = layHand(cards, layout.hand, layout.scale, start.scrollable);
    expect(start.scrollable).toBeGreaterThan(0);
    expect(start.poses.at(-1)?.alpha).toBe(0);
    expect(end.poses.at(-1)?.alpha).toBe(1);
    expect(end.poses.at(0)?.alpha).toBe(0);
  });

  test("shows at least the smallest step of each card before it scrolls", () => {
    const layout = layoutOf({ width: 1280, height: 720, ...usual });
    const { poses } = layHand(
      Array.from({ length: 24 }, () => card),
      layout.hand,
      layout.scale,
    );
    const steps = poses.slice(1).map((pose, i) => pose.x - (poses[i]?.x ?? 0));
    expect(clamp(Math.min(...steps), 43.9, 999)).toBe(Math.min(...steps));
  });
});

describe("the layout with cards in front of all players", () => {
  const spreads = (width: number, height: number): Room[] =>
    [1, 2, 3, 4, 5].flatMap((others) =>
      (["none", "values", "row", "hide"] as const).flatMap((stage) =>
        offers.map(
          (buttons): Room => ({
            width,
            height,
            others,
            stage,
            playmat: false,
            buttons,
            spread: { open: others === 1 },
          }),
        ),
      ),
    );

  /** Other objects with a fixed position there. */
  function laidOut({ spread, hand }: Layout): Map<string, Box> {
    const boxes = new Map<string, Box>([["hand", hand.box]]);
    if (spread === undefined) return boxes;
    if (spread.reference !== null) boxes.set("reference", spread.reference);
    for (const [i, { from, to, w }] of [...spread.fronts, spread.ownFront].entries()) {
      const x = Math.min(from.x, to.x) - w / 2;
      const y = Math.min(from.y, to.y) - w * 0.7;
      boxes.set(`front ${i}`, { x, y, w: Math.abs(to.x - from.x) + w, h: Math.abs(to.y - from.y) + w * 1.4 });
    }
    return boxes;
  }

  test("makes the guess keys high enough for a finger, in two rows, on a low phone", () => {
    const guessing: Room = {
      width: 360,
      height: 640,
      others: 3,
      stage: "values",
      playmat: false,
      buttons: "some",
      spread: { open: false },
    };
    expect(layoutOf(guessing).stage.h).toBeGreaterThan(2 * 44);
  });

  test.each(windows)("keeps all objects on screen and apart at %i×%i", (width, height) => {
    const wrong = spreads(width, height).flatMap((room) => {
      const layout = layoutOf(room);
      const boxes = [...homes(layout, room), ...laidOut(layout)];
      const outside = boxes.filter(([, box]) => !within(box, layout)).map(([name]) => `${name} is outside`);
      const clashes = boxes.flatMap(([a, first], i) =>
        boxes
          .slice(i + 1)
          .filter(([, second]) => overlap(first, second) > 0)
          .map(([b]) => `${a} and ${b}`),
      );
      return [...outside, ...clashes].map((what) => `${what}: ${room.others} others, ${room.stage}`);
    });
    expect(wrong).toEqual([]);
  });
});
