import { expect, test } from "vitest";
import { withoutProfanity } from "../../../server/people/identity/profanity.ts";
import { type Language, languages } from "../../../shared/locales/languages.ts";
import { texts } from "../../support/texts.ts";
import innocent from "./innocent-texts.json" with { type: "json" };

const innocentTexts: Readonly<Record<Language, readonly string[]>> = innocent;

/** Returns all texts of a tree. */
const leaves = (tree: object): readonly string[] =>
  Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));

const masked = (all: readonly string[]): readonly string[] => all.filter((text) => withoutProfanity(text) !== text);

test("the corpus has more than 450 names, places and common words", () => {
  expect(new Set(Object.values(innocentTexts).flat()).size).toBeGreaterThan(450);
});

test.each(languages)("innocent names, places and common words in %s pass", (language) => {
  expect(masked(innocentTexts[language])).toEqual([]);
});

test.each(languages)("all texts of the game in %s pass, whatever they say about kittens and bombs", (language) => {
  expect(masked(leaves(texts(language)))).toEqual([]);
});
