import { expect, test } from "vitest";
import { withoutProfanity } from "../../../server/people/identity/profanity.ts";
import { languages } from "../../../shared/locales/languages.ts";
import { texts } from "../../support/texts.ts";
import innocent from "./innocent-texts.json" with { type: "json" };

/** Returns all texts of a tree. */
const leaves = (tree: object): readonly string[] =>
  Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));

const masked = (all: readonly string[]): readonly string[] => all.filter((text) => withoutProfanity(text) !== text);

test("the corpus has more than 450 names, places and common words", () => {
  expect(new Set(Object.values(innocent).flat()).size).toBeGreaterThan(450);
});

test.each(Object.entries(innocent))("innocent names, places and common words in %s pass", (_language, all) => {
  expect(masked(all)).toEqual([]);
});

test.each(languages)("all texts of the game in %s pass, whatever they say about kittens and bombs", (language) => {
  expect(masked(leaves(texts(language)))).toEqual([]);
});
