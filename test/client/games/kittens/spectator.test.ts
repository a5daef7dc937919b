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

describe("while Reveal the Future is the latest action", () => {
  const position = {
    edition: "good-vs-evil",
    hands: [["reveal-the-future", "nope"], ["nope"], ["nope"]],
    drawPile: ["favor", "exploding-kitten", "nope", "attack", "exploding-kitten"],
  } as const;
  const revealed = (viewer: number | null) =>
    new Seated(position, viewer).step(0, { type: "play", cards: ["reveal-the-future"] }).allPass();

  test("a spectator sees the revealed cards and who would draw them", () => {
    const { stage } = revealed(null).scene;
    const cards = stage.kind === "future" && stage.cards.map(({ card, drawer }) => [card, drawer.name]);
    expect(stage).toMatchObject({ kind: "future", secret: null });
    expect(cards).toEqual([
      ["favor", "Ann"],
      ["exploding-kitten", "Mochi"],
      ["nope", "Biscuit"],
    ]);
  });

  test("the table of a player, who can look again, stays free", () => {
    expect(revealed(1).scene.stage.kind).toBe("none");
  });

  test("the cards leave a spectator's table with the next action", () => {
    expect(revealed(null).step(0, { type: "draw" }).scene.stage.kind).toBe("none");
  });
});
