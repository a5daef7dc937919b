import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chartOf, someOf } from "../../../../client/features/profile/figures.ts";

const box = { width: 300, height: 100 };
const point = (at: number, rating: number, plusMinus = 50) => ({ at, rating, plusMinus });

const histories = fc
  .array(fc.record({ pause: fc.integer({ min: 0, max: 1e9 }), rating: fc.integer({ min: 0, max: 3000 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((games) => {
    let at = 1e12;
    return games.map(({ pause, rating }) => {
      at += pause;
      return point(at, rating);
    });
  });

const placesOf = (line: string) =>
  line.split(" ").map((place) => {
    const [x = Number.NaN, y = Number.NaN] = place.split(",").map(Number);
    return { x, y };
  });

describe("the chart of a rating", () => {
  test("has a line from the left edge to the right edge", () => {
    const places = placesOf(chartOf([point(0, 1500), point(50, 1520), point(100, 1480)], box).line);
    expect(places.map(({ x }) => x)).toEqual([0, 150, 300]);
  });

  test("shows a higher rating higher up", () => {
    const [low, high] = placesOf(chartOf([point(0, 1400), point(1, 1600)], box).line);
    expect(high?.y).toBeLessThan(low?.y ?? 0);
  });

  test("shows a single game in the middle", () => {
    expect(chartOf([point(7, 1500)], box).end).toEqual({ x: 150, y: 50 });
  });

  test("keeps the line in its box, with two to five marks at round ratings", () => {
    fc.assert(
      fc.property(histories, (points) => {
        const { line, ticks, end } = chartOf(points, box);
        for (const { x, y } of [...placesOf(line), end]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(box.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(box.height);
        }
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        for (const { rating, y } of ticks) {
          expect(Math.abs(rating % 10)).toBe(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(box.height);
        }
      }),
    );
  });

  test("has a band as wide as the uncertainty, above and below the line", () => {
    const { band, line } = chartOf([point(0, 1500, 30), point(1, 1500, 10)], box);
    const [first] = placesOf(line);
    const edges = placesOf(band);
    expect(edges.map(({ y }) => Math.sign(y - (first?.y ?? 0)))).toEqual([-1, -1, 1, 1]);
    expect(Math.abs((edges[0]?.y ?? 0) - (edges[3]?.y ?? 0))).toBe(
      3 * Math.abs((edges[1]?.y ?? 0) - (edges[2]?.y ?? 0)),
    );
  });
});

describe("the table of a rating", () => {
  test("shows a short history completely", () => {
    expect(someOf([1, 2, 3], 5)).toEqual([1, 2, 3]);
  });

  test("shows the first and last game of a long history, in order", () => {
    const some = someOf(
      Array.from({ length: 200 }, (_, index) => index),
      12,
    );
    expect(some).toHaveLength(12);
    expect([some[0], some.at(-1)]).toEqual([0, 199]);
    expect(some).toEqual(some.toSorted((one, other) => one - other));
  });
});
