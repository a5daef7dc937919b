import { describe, expect, test } from "vitest";
import { otherSeats, ownSeat } from "../../../../client/games/kittens/view/seats.ts";
import { Seated } from "./seated.ts";

const hands = (players: number) => Array.from({ length: players }, () => ["skip"] as const);

describe("a spectator", () => {
  test("sees up to eight players around the table, the first seat first", () => {
    const { context } = new Seated({ edition: "apocalypse:original", hands: hands(8) }, null);
    expect(otherSeats(context).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ownSeat(context)).toBeNull();
  });

  test("sees the first of nine on their own side, because only eight fit around the table", () => {
    const { context } = new Seated({ edition: "apocalypse:original", hands: hands(9) }, null);
    expect(otherSeats(context).map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ownSeat(context)?.seat).toBe(0);
  });

  test("is called by their name", () => {
    const { context } = new Seated({ edition: "apocalypse:original", hands: hands(9) }, null);
    expect(ownSeat(context)?.name).toBe("Ann");
  });
});
