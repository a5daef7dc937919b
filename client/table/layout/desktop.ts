import { around } from "./box.ts";
import type { Layout, Room } from "./layout.ts";

const reference = { width: 1280, height: 720 };

/**
 * Centres of the panels as fractions of width and height, clockwise from the viewer's left, by number of other players.
 */
const topRow: Readonly<Record<number, readonly number[]>> = {
  1: [0.5],
  2: [0.26, 0.74],
  3: [0.26, 0.5, 0.74],
  4: [0.266, 0.428, 0.591, 0.753],
};
const topPair = [0.328, 0.672];

function seatShares(others: number): readonly (readonly [number, number])[] {
  const top = (xs: readonly number[]) => xs.map((x): readonly [number, number] => [x, 0.067]);
  if (others <= 2) return top(topRow[others] ?? []);
  if (others <= 5) {
    const between = others === 3 ? [0.5] : others === 4 ? topPair : (topRow[3] ?? []);
    return [[0.092, 0.364], ...top(between), [0.908, 0.364]];
  }
  const between = others === 6 ? topPair : (topRow[others - 4] ?? []);
  return [[0.086, 0.517], [0.086, 0.261], ...top(between), [0.914, 0.261], [0.914, 0.517]];
}

/**
 * In a very large window the table stays in the middle. It is at most this much wider and higher than its scale
 * requires.
 */
export const spread = { width: 1.35, height: 1.3 };

/** Minimum width of the label below the pile, in pixels. */
const leastLabel = 152;

export function desktop(room: Room): Layout {
  const s = Math.min(room.width / reference.width, room.height / reference.height, 2);
  const width = Math.min(room.width, reference.width * s * spread.width);
  const height = Math.min(room.height, reference.height * s * spread.height);
  const left = (room.width - width) / 2;
  const top = (room.height - height) / 2;
  const x = (units: number) => room.width / 2 + (units - 640) * s;
  const y = (units: number) => top + (height * units) / reference.height;
  const pile = { x: x(462), y: y(281), w: 122 * s };
  const below = pile.y + (122 * 0.7 + 25) * s;
  const labelWidth = Math.max(188 * s, leastLabel);
  return {
    kind: "desktop",
    scale: s,
    width: room.width,
    height: room.height,
    felt: { x: left + width * 0.167, y: y(86.4), w: width * 0.666, h: height * 0.56, radius: 190 * s, rim: 18 * s },
    header: { x: 62 * s, y: 16 * s },
    corners: cornersOf(room, s),
    seatScale: s,
    seats: seatShares(room.others).map(([fx, fy]) => ({ x: left + fx * width, y: top + fy * height })),
    own: around(left + 119 * s, y(646), 190 * s, 84 * s),
    ribbon: { x: x(640), y: y(154), maxWidth: 620 * s },
    pile,
    // Below the pile, or further left if the stage needs the space.
    label: around(Math.min(pile.x, x(552) - labelWidth / 2), below, labelWidth, 46 * s),
    discard: {
      x: x(room.stage === "stop" ? 672 : 662),
      y: pile.y,
      w: 122 * s,
      gap: 52 * s,
      most: room.stage === "stop" ? 1 : 4,
    },
    discardTag: { x: x(room.stage === "stop" ? 672 : 740), y: below },
    playmat: room.playmat
      ? { form: "cards", x: x(284), y: pile.y - 49 * s, w: 58 * s, pitch: 96 * s, label: below }
      : null,
    stage: room.stage === "stop" ? around(x(880), y(292), 236 * s, 236 * s) : around(x(804), y(296), 500 * s, 236 * s),
    pileCovered: false,
    prompt: around(x(640), y(454), 640 * s, 66 * s),
    buttons: null,
    hand: {
      form: "fan",
      box: { x: x(216), y: y(511), w: 980 * s, h: (height * 209) / reference.height },
      // On a tablet, which is higher, cards are larger and overlap more.
      card: (130 * height) / reference.height,
      lift: { playable: 12 * s, selected: 30 * s },
    },
  };
}

function cornersOf({ width, height }: Room, s: number): Layout["corners"] {
  return {
    size: 40 * s,
    menu: { x: 34 * s, y: 34 * s },
    right: { x: width - 34 * s, y: 34 * s },
    pitch: 48 * s,
    emotes: { x: width - 42 * s, y: height - 44 * s },
  };
}
