import { describe, expect, test } from "vitest";
import type { Deck } from "../../shared/games/kittens/decks/deck.ts";
import { deckCodeOf, deckFromCode } from "../../shared/games/kittens/decks/deck-code.ts";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { cardIds } from "../../shared/games/kittens/titles.ts";

function deckFrom(data: unknown): Deck {
  const judged = judgeDeck(data);
  if (!judged.ok) throw new Error(`the deck is refused: ${judged.error}`);
  return judged.value;
}

const small = deckFrom({ cards: { defuse: 3, skip: 10, attack: 9, nope: 4 } });
const large = deckFrom({
  cards: Object.fromEntries([
    ...cardIds
      .filter((title) => !["exploding-kitten", "godcat", "devilcat", "imploding-kitten"].includes(title))
      .map((title) => [title, 4]),
    ["imploding-kitten", 1],
    ["alter-the-future", 10],
  ]),
  deal: 8,
  spare: 10,
  options: {
    combos: true,
    fast: true,
    "five-different": true,
    "flat-attacks": true,
    "far-sight": true,
    "lone-nope": true,
  },
});

test.each([
  ["a small deck", small],
  ["a deck of all titles with all options", large],
])("the code of %s has at most 80 characters and holds the whole deck", (_, deck) => {
  const code = deckCodeOf(deck);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{1,80}$/);
  expect(deckFromCode(code)).toEqual({ ok: true, value: deck });
  expect(deckFromCode(code.toLowerCase())).toEqual({ ok: true, value: deck });
});

test("a code of version 1 is read for ever", () => {
  expect(deckFromCode("11T8PFM24GK")).toEqual({ ok: true, value: small });
});

describe("a text that is no code is refused", () => {
  const code = deckCodeOf(small);
  test.each([
    ["an empty text", ""],
    ["a version alone", "1"],
    ["a character that no code has", `${code.slice(0, -1)}!`],
    ["ten thousand characters", "1".repeat(10_000)],
    ["a code without its last character", code.slice(0, -1)],
  ])("%s", (_, text) => {
    expect(deckFromCode(text)).toEqual({ ok: false, error: "bad-code" });
  });

  test("a code with any one character changed", () => {
    for (let at = 1; at < code.length; at += 1) {
      const changed = code[at] === "7" ? "8" : "7";
      expect(deckFromCode(code.slice(0, at) + changed + code.slice(at + 1))).toEqual({ ok: false, error: "bad-code" });
    }
  });

  test("a code of a later version", () => {
    expect(deckFromCode(`2${code.slice(1)}`)).toEqual({ ok: false, error: "newer-code" });
  });
});
