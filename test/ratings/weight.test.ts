import { describe, expect, test } from "vitest";
import { applied, type PlayerHistories, type Rating } from "../../shared/ratings/apply.ts";
import { experienceIn, type Weighed, weightsOf } from "../../shared/ratings/weight.ts";

const newcomer: Weighed = { experience: 0, deserted: false };
const regular: Weighed = { experience: 300, deserted: false };
const manyGames = 200_000;

const never = () => 0;
const weights = (seats: readonly Weighed[], number = manyGames, meetingsOf = never as (one: number) => number) =>
  weightsOf(seats, number, meetingsOf);

describe("the weight of a result", () => {
  test("is full for a new player against an established one, and a twenty-first for the latter", () => {
    expect(weights([newcomer, regular])).toEqual([1, 1 / 21]);
  });

  test("grows with each game that the opponent has finished, until it is full after twenty", () => {
    const against = (experience: number) => weights([regular, { ...newcomer, experience }])[0];
    expect([0, 6, 20, 21].map(against)).toEqual([1 / 21, 7 / 21, 1, 1]);
  });

  test("is full among new players while the cluster has fewer than a hundred rated games, and then decreases", () => {
    const among = (number: number) => weights([newcomer, newcomer], number)[0];
    expect([1, 99, 100, 2000, 200_000].map(among)).toEqual([1, 1, 1 / 2, 1 / 21, 1 / 21]);
  });

  test("is a tenth for players if their only opponent left, and full for the leaver", () => {
    expect(weights([regular, { ...regular, deserted: true }])).toEqual([0.1, 1]);
  });

  test("halves with each earlier game of the same two players", () => {
    const after = (meetings: number) => weights([regular, regular], manyGames, () => meetings);
    expect([0, 1, 2, 5].map((meetings) => after(meetings)[0])).toEqual([1, 1 / 2, 1 / 4, 1 / 32]);
  });

  test("is the mean over all opponents", () => {
    const [first] = weights([regular, regular, { ...regular, deserted: true }, newcomer]);
    expect(first).toBeCloseTo((1 + 0.1 + 1 / 21) / 3, 12);
  });

  test("adds to the experience of players who stayed, and nothing to that of a leaver", () => {
    expect(experienceIn(0.4, regular)).toBe(0.4);
    expect(experienceIn(1, { deserted: true })).toBe(0);
  });
});

describe("a game that counts", () => {
  const established: Rating = { mu: 1500, sigma: 70, games: 50, lastAt: 0, standing: 1400, experience: 50 };
  const play = (deserted: boolean, past: Partial<PlayerHistories> = {}) =>
    applied(
      {
        number: manyGames,
        endedAt: 1000,
        seats: [
          { playerId: "a-winner", place: 1, deserted: false },
          { playerId: "a-loser", place: 2, deserted },
        ],
      },
      { ratingOf: () => established, experienceOf: () => 50, meetingsOf: never, ...past },
    );
  const gainedIn = (changes: ReturnType<typeof play>) => changes.map(({ gained }) => gained);

  test("changes a rating and reduces its uncertainty by its weight", () => {
    const [full] = play(false);
    const [half] = play(false, { meetingsOf: () => 1 });
    expect(half?.gained).toBeCloseTo((full?.gained ?? 0) / 2, 9);
    const narrowed = (sigma = 0) => 70 ** 2 - sigma ** 2;
    expect(narrowed(half?.after.sigma)).toBeCloseTo(narrowed(full?.after.sigma) / 2, 9);
  });

  test("costs a leaver as much as a loser, and gives the winner a tenth", () => {
    const [[won = 0, lost], [wonByDesertion, deserted]] = [gainedIn(play(false)), gainedIn(play(true))];
    expect(deserted).toBe(lost);
    expect(wonByDesertion).toBeCloseTo(won / 10, 9);
  });

  test("counts the experience of all pools", () => {
    const [winner] = play(false, { ratingOf: () => undefined });
    expect(winner?.after).toMatchObject({ games: 1, experience: 1 });
    const [little] = play(false, { ratingOf: () => undefined, experienceOf: () => 0 });
    expect(little?.after.experience).toBeCloseTo(1 / 21, 12);
  });
});
