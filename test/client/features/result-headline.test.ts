import { expect, test } from "vitest";
import { setLanguage, withTexts } from "../../../client/app/i18n.ts";
import { headlineOf, winnersIn } from "../../../client/features/result/winners.ts";
import { games } from "../../../client/games/registry.ts";
import { chair } from "../snapshot.ts";

/** Final ranks of Ann, Mochi and Biscuit. */
const standings = (...ranks: readonly number[]) => ranks.map((rank, seat) => ({ seat, rank, chair: chair(seat) }));

const headline = async (game: string, ranks: readonly number[], mySeat: number | null) =>
  headlineOf(await withTexts(games.game(game).result()), standings(...ranks), mySeat);

test("the result names all winners who share a game of Love Letter", async () => {
  expect(await headline("love-letter", [1, 1, 3], null)).toBe("Ann and Mochi win!");
  expect(await headline("love-letter", [1, 1, 3], 2)).toBe("Ann and Mochi win!");
  expect(winnersIn(standings(1, 1, 3)).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("the result joins the names of the winners by the rules of the language", async () => {
  await withTexts(setLanguage("de"));
  expect(await headline("love-letter", [1, 1, 1], null)).toBe("Ann, Mochi und Biscuit gewinnen!");
  await withTexts(setLanguage("en"));
});

test("the result names a single winner to the others, and tells each winner that they won", async () => {
  expect(await headline("love-letter", [1, 2, 2], 1)).toBe("Ann wins!");
  expect(await headline("kittens", [1, 2, 3], null)).toBe("Ann survives.");
  expect(await headline("love-letter", [1, 1, 3], 1)).toBe("You win!");
});
