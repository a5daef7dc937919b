import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { poolOf } from "../../shared/ratings/pools.ts";
import { rated, tuningFor } from "../../shared/ratings/rate.ts";
import { newRating, type Strength } from "../../shared/ratings/strength.ts";

const strengths: fc.Arbitrary<Strength> = fc.record({
  mu: fc.double({ min: 500, max: 2500, noNaN: true }),
  sigma: fc.double({ min: 40, max: newRating.sigma, noNaN: true }),
});

const games = fc.array(fc.record({ strength: strengths, place: fc.integer({ min: 1, max: 5 }) }), {
  minLength: 2,
  maxLength: 6,
});

/** Returns the only player on the first or last rank; -1 if several share it. */
function alone(places: readonly number[], place: number): number {
  return places.filter((each) => each === place).length === 1 ? places.indexOf(place) : -1;
}

describe("a rating", () => {
  test("of a sole winner never falls, and of a sole last player never rises", () => {
    fc.assert(
      fc.property(games, (game) => {
        const places = game.map(({ place }) => place);
        const gains = rated(game).map(({ mu }, seat) => mu - (game[seat]?.strength.mu ?? 0));
        expect(gains[alone(places, Math.min(...places))] ?? 0).toBeGreaterThanOrEqual(0);
        expect(gains[alone(places, Math.max(...places))] ?? 0).toBeLessThanOrEqual(0);
      }),
    );
  });

  test("rises more after a win against stronger opponents", () => {
    const gain = (mu: number) => {
      const opponent = { mu, sigma: 60 };
      const [winner] = rated([
        { strength: newRating, place: 1 },
        { strength: opponent, place: 2 },
      ]);
      return (winner?.mu ?? 0) - newRating.mu;
    };
    expect(gain(1700)).toBeGreaterThan(gain(1500));
    expect(gain(1500)).toBeGreaterThan(gain(1300));
  });

  test("follows the ranks, so that of equal players a better rank gives a higher rating and a shared one an equal rating", () => {
    fc.assert(
      fc.property(
        strengths,
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 6 }),
        (strength, places) => {
          const after = rated(places.map((place) => ({ strength, place })));
          for (const [one, { mu }] of after.entries())
            for (const [other, { mu: otherMu }] of after.entries()) {
              const better = (places[other] ?? 0) - (places[one] ?? 0);
              if (better === 0) expect(mu).toBeCloseTo(otherMu, 6);
              if (better > 0) expect(mu).toBeGreaterThan(otherMu);
            }
        },
      ),
    );
  });

  test("does not depend on the seat", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, by) => {
        const turn = by % game.length;
        const turned = rated([...game.slice(turn), ...game.slice(0, turn)]);
        for (const [seat, { mu, sigma }] of rated(game).entries()) {
          const same = turned[(seat - turn + game.length) % game.length];
          expect(same?.mu).toBeCloseTo(mu, 6);
          expect(same?.sigma).toBeCloseTo(sigma, 6);
        }
      }),
    );
  });

  test("has an uncertainty between the minimum and the initial one", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { floor } = tuningFor(game.length);
        for (const { sigma } of rated(game)) {
          expect(sigma).toBeGreaterThanOrEqual(floor);
          expect(sigma).toBeLessThanOrEqual(newRating.sigma);
        }
      }),
    );
  });
});

describe("a pool of ratings", () => {
  test("is one of a family of games, for two players or for more", () => {
    expect(poolOf("kittens", 2)).toBe("kittens-two");
    expect(poolOf("kittens", 3)).toBe("kittens-more");
    expect(poolOf("love-letter", 2)).toBe("love-letter-two");
    expect(poolOf("love-letter", 6)).toBe("love-letter-more");
  });

  test("does not exist for an unrated game", () => {
    expect(poolOf("toString", 2)).toBeNull();
  });
});
