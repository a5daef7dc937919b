import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deckCodeOf } from "../../shared/games/kittens/decks/deck-code.ts";
import { cardIds } from "../../shared/games/kittens/titles.ts";
import { drawDeck } from "../../tools/strength/draw-deck.ts";
import { run } from "./run.ts";

test("npm run strength writes a row for the expert and the oracle, and ends with one JSON object", async () => {
  const line = ["--games", "2", "--edition", "love-letter", "--players", "2", "--threads", "2", "--json"];
  const { code, out } = await run("strength", ...line);
  const lines = out.trimEnd().split("\n");
  expect(code).toBe(0);
  expect(lines[2]).toMatch(/^\| `love-letter` \| 2 \| expert \| 2 \| 50\.0 % \| \d+\.0 ± \d+\.\d % \|/);
  expect(lines[3]).toMatch(/^\| `love-letter` \| 2 \| oracle \|/);
  expect(JSON.parse(lines.at(-1) ?? "").rows).toMatchObject([
    { edition: "love-letter", players: 2, bot: "expert", games: 2, fairShare: 0.5 },
    { edition: "love-letter", players: 2, bot: "oracle" },
  ]);
});

test("npm run strength exits with 2 for a number of seats that the edition does not have", async () => {
  const { code, err } = await run("strength", "--games", "1", "--edition", "original", "--players", "9");
  expect(code).toBe(2);
  expect(err).toBe("error: option '--players': expected one of 2, 3, 4, 5, got 9\n");
});

const deckFile = (deck: object): string => {
  const file = join(mkdtempSync(join(tmpdir(), "deck-")), "deck.json");
  writeFileSync(file, JSON.stringify(deck));
  return file;
};

test("npm run strength plays the deck of a file with a number of players, and names its short code", async () => {
  const deck = drawDeck("file", 3);
  const { code, out } = await run("strength", "--games", "1", "--deck", deckFile(deck), "--players", "3", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out.trimEnd().split("\n").at(-1) ?? "").rows).toMatchObject([
    { edition: "custom", deck: deckCodeOf(deck), players: 3, bot: "expert", games: 1 },
  ]);
});

test("npm run strength draws as many decks as wanted for four players, and sums up their shares", async () => {
  const { code, out } = await run("strength", "--games", "1", "--decks", "2", "--seed", "any", "--json");
  const report = JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");
  const shares: readonly number[] = report.rows.map(({ share }: { readonly share: number }) => 4 * share);
  expect(code).toBe(0);
  expect(report.rows).toMatchObject([0, 1].map((at) => ({ players: 4, deck: deckCodeOf(drawDeck(`any ${at}`, 4)) })));
  expect(report).toMatchObject({ mean: shares.reduce((sum, each) => sum + each, 0) / 2, least: Math.min(...shares) });
});

test.each([
  ["a deck that is refused", { cards: { ninja: 1 } }, "unknown-title"],
  ["a deck that is too small", { cards: { defuse: 2, skip: 3 } }, "not enough for any number of players"],
])("npm run strength exits with 2 for %s", async (_, deck, reason) => {
  const { code, err } = await run("strength", "--games", "1", "--deck", deckFile(deck));
  expect(code).toBe(2);
  expect(err).toContain(reason);
});

test("drawn decks have Nopes, a look at the pile and a way out of drawing, and together all titles", () => {
  const decks = Array.from({ length: 60 }, (_, at) => drawDeck(`seed ${at}`, 4));
  const looks = ["see-the-future", "reveal-the-future", "alter-the-future", "dig-deeper"];
  const waysOut = ["skip", "super-skip", "reverse", "attack", "targeted-attack", "attack-of-the-dead"];
  for (const { cards } of decks) {
    expect(cards["nope"]).toBeGreaterThan(0);
    expect(looks.some((title) => cards[title] !== undefined)).toBe(true);
    expect(waysOut.some((title) => cards[title] !== undefined)).toBe(true);
  }
  const computed = ["exploding-kitten", "godcat", "devilcat"];
  expect(new Set(decks.flatMap(({ cards }) => Object.keys(cards)))).toEqual(
    new Set(cardIds.filter((title) => !computed.includes(title))),
  );
});
