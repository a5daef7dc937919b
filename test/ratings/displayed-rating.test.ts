import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  displayedRating,
  fadedAt,
  leaderboardScore,
  provisionalAbove,
  weekOf,
} from "../../shared/ratings/displayed-rating.ts";
import { newRating } from "../../shared/ratings/strength.ts";

const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 22, 12);

const times = fc.integer({ min: 0, max: now });
const ratings = fc.record({
  mu: fc.double({ min: 500, max: 2500, noNaN: true }),
  sigma: fc.double({ min: 40, max: 250, noNaN: true }),
  lastAt: times,
});

describe("a shown rating", () => {
  test("is 1500 at the beginning, and provisional", () => {
    expect(displayedRating(newRating, 0, now, now)).toEqual({
      rating: 1500,
      plusMinus: 490,
      provisional: true,
      games: 0,
    });
  });

  test("is a whole number that decreases by one for each day without a game", () => {
    const after = (days: number) => displayedRating({ mu: 1600.4, sigma: 50 }, 40, now, now + days * dayMs).rating;
    expect([0, 1, 30].map(after)).toEqual([1600, 1599, 1570]);
  });

  test("is provisional until its ± is no more than a class", () => {
    const shown = (sigma: number) => displayedRating({ mu: 1500, sigma }, 20, now, now);
    expect(shown(provisionalAbove + 1)).toMatchObject({ provisional: true, plusMinus: 202 });
    expect(shown(provisionalAbove)).toMatchObject({ provisional: false, plusMinus: 200 });
  });
});

describe("the score of the leaderboard", () => {
  test("gives the same order at any time", () => {
    fc.assert(
      fc.property(ratings, ratings, times, (one, other, later) => {
        const [a, b] = [one, other].map((each) => leaderboardScore(each, each.lastAt));
        const [first, second] = [a ?? 0, b ?? 0].map((standing) => fadedAt(standing, later));
        if ((a ?? 0) > (b ?? 0)) expect(first).toBeGreaterThanOrEqual(second ?? 0);
        else expect(second).toBeGreaterThanOrEqual(first ?? 0);
      }),
    );
  });

  test("is the rating less its ±, but for rounding", () => {
    fc.assert(
      fc.property(ratings, (rating) => {
        const { rating: shown, plusMinus } = displayedRating(rating, 1, rating.lastAt, now);
        const difference = fadedAt(leaderboardScore(rating, rating.lastAt), now) - (shown - plusMinus);
        expect(Math.abs(difference)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("a week", () => {
  test("begins on the last Monday at 0:00 UTC", () => {
    fc.assert(
      fc.property(times, (at) => {
        const week = weekOf(at);
        expect(new Date(week).toUTCString()).toMatch(/^Mon, .* 00:00:00 GMT$/);
        expect(at - week).toBeGreaterThanOrEqual(0);
        expect(at - week).toBeLessThan(7 * dayMs);
      }),
    );
  });
});
