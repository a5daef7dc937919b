import type { Point } from "./box.ts";

/** Tiles of a portrait phone, in units, clockwise from the player's left. */
export interface Tiles {
  readonly poses: readonly Point[];
  /** Size of a tile, as a share of the usual size. */
  readonly size: number;
  /** Upper limit for objects on the felt. */
  readonly bottom: number;
}

/** Number of tiles at each side. */
const atSides = (others: number) => (others >= 7 ? 2 : 1);

/** One to four tiles in a row at the top. The outer two of four are lower and bend the row around the table. */
export function rowOnTop(n: number, width: number): Tiles {
  const poses = Array.from({ length: n }, (_, i) => {
    const bend = n === 4 && (i === 0 || i === 3) ? 12 : 0;
    return { x: (width * (i + 0.5)) / n, y: 86 + bend };
  });
  return { poses, size: 1, bottom: 148 };
}

/**
 * Five to eight tiles in two rows. Players never change rows during a game. The tiles at the sides form the second row.
 */
export function twoRows(others: number, width: number, size: number): Tiles {
  const sides = atSides(others);
  const row = 86 * size;
  const first = 44 + row / 2;
  const second = across(2 * sides, width, first + row + 4);
  const top = across(others - 2 * sides, width, first);
  return {
    poses: [...second.slice(0, sides), ...top, ...second.slice(sides)],
    size,
    bottom: first + row * 1.5 + 8,
  };
}

function across(n: number, width: number, y: number): Point[] {
  return Array.from({ length: n }, (_, i) => ({ x: (width * (i + 0.5)) / n, y }));
}
