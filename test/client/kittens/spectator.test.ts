import { describe, expect, test } from "vitest";
import { otherSeats, ownSeat } from "../../../client/games/kittens/present/seats.ts";
import { Seated } from "./seated.ts";

const hands = (players: number) => Array.from({ length: players }, () => ["skip"] as const);

describe("a spectator", () => {
  test("sees up to eight players around the table, the first seat first", () => {
    const { situation } = new Seated({ edition: "apocalypse:original", hands: hands(8) }, null);
    expect(otherSeats(situation).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ownSeat(situation)).toBeNull();
  });

  test("sees the first of nine on their own side, because only eight fit around the table", () => {
    const { situation } = new Seated({ edition: "apocalypse:original", hands: hands(9) }, null);
    expect(otherSeats(situation).map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ownSeat(situation)?.seat).toBe(0);
  });

  test("is called by their name", () => {
    const { situation } = new Seated({ edition: "apocalypse:original", hands: hands(9) }, null);
    expect(ownSeat(situation)?.name).toBe("Ann");
  });
});
