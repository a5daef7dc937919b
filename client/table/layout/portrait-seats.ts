import type { Point } from "./box.ts";

/** Tiles of a portrait phone, in units, clockwise from the player's left. */
export interface Tiles {
  readonly poses: readonly Point[];
  /** Size of a tile, as a share of the usual one. */
  readonly size: number;
  /** The gap between two columns at the sides of the felt; null: all tiles stand above it. */
  readonly beside: { readonly from: number; readonly to: number; readonly bottom: number } | null;
  /** Things on the felt begin below this. */
  readonly bottom: number;
}

/** How many of the tiles stand at each side. */
const atSides = (others: number) => (others >= 7 ? 2 : 1);

/** One to four in a row on top; the outer two of four stand lower and bend the row round the table. */
export function rowOnTop(n: number, width: number): Tiles {
  const poses = Array.from({ length: n }, (_, i) => {
    const bend = n === 4 && (i === 0 || i === 3) ? 12 : 0;
    return { x: (width * (i + 0.5)) / n, y: 86 + bend };
  });
  return { poses, size: 1, beside: null, bottom: 148 };
}

/** Five to eight round the table: one or two at each side, the others on top. */
export function roundTable(others: number, width: number): Tiles {
  const sides = atSides(others);
  const ys = sides === 2 ? [274, 180] : [188];
  const left = ys.map((y) => ({ x: 50, y }));
  const right = [...ys].reverse().map((y) => ({ x: width - 50, y }));
  const top = across(others - 2 * sides, width, 86);
  return {
    poses: [...left, ...top, ...right],
    size: 1,
    beside: { from: 98, to: width - 98, bottom: (ys[0] ?? 0) + 52 },
    bottom: 148,
  };
}

/** Five to eight above the felt, if a stage needs its width or the window is low: the sides form a second row. */
export function twoRows(others: number, width: number, size: number): Tiles {
  const sides = atSides(others);
  const row = 86 * size;
  const first = 44 + row / 2;
  const second = across(2 * sides, width, first + row + 4);
  const top = across(others - 2 * sides, width, first);
  return {
    poses: [...second.slice(0, sides), ...top, ...second.slice(sides)],
    size,
    beside: null,
    bottom: first + row * 1.5 + 8,
  };
}

function across(n: number, width: number, y: number): Point[] {
  return Array.from({ length: n }, (_, i) => ({ x: (width * (i + 0.5)) / n, y }));
}
