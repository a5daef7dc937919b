import { expect, test } from "vitest";
import { linkPartIn, linkPartOf, readLinkPart } from "../../../../../client/games/kittens/decks/deck-link.ts";
import { deckCodeOf } from "../../../../../shared/games/kittens/decks/deck-code.ts";
import { readyDecks } from "../../../../../shared/games/kittens/decks/ready-decks.ts";

const [{ deck } = { deck: null }] = readyDecks;
if (deck === null) throw new Error("there is no ready deck");
const code = deckCodeOf(deck);

test("a link holds the deck and its name, whatever characters the name has", () => {
  const named = { deck, name: "Ann’s 50 % / <b>mix</b> #1" };
  const part = linkPartOf(named);
  expect(part).toMatch(/^[\w%/.!~*'()-]+$/);
  expect(readLinkPart(part)).toEqual({ ok: true, value: named });
});

test("a link without a name is the code alone, and is read in lower case, too", () => {
  expect(linkPartOf({ deck, name: "" })).toBe(code);
  expect(readLinkPart(code.toLowerCase())).toEqual({ ok: true, value: { deck, name: "" } });
});

test.each([
  ["a name that is no encoded text", `${code}/%E0%A4%A`],
  ["a name that is far too long", `${code}/${"x".repeat(161)}`],
])("a deck is read without its name: %s", (_, part) => {
  expect(readLinkPart(part)).toEqual({ ok: true, value: { deck, name: "" } });
});

test("a link with a wrong digit is no deck", () => {
  expect(readLinkPart(`${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`)).toEqual({
    ok: false,
    error: "bad-code",
  });
});

test.each([code, ` ${code} `, `https://cats.example/decks#${code}`])("a pasted text holds a code: %s", (text) => {
  expect(linkPartIn(text)).toBe(code);
});
