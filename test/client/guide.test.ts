import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { setLanguage } from "../../client/app/i18n.ts";
import type { GuideCard } from "../../client/game-model/guide.ts";
import { kittensGuide } from "../../client/games/kittens/guide/guide.ts";
import { letterGuide } from "../../client/games/love-letter/guide/guide.ts";
import { editions } from "../../shared/games/kittens/editions/registry.ts";
import { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";
import { type Language, languages } from "../../shared/locales/languages.ts";

const rulebook = ["kittens", "love-letter"]
  .map((name) => readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), "utf8"))
  .join();

const booksIn = (language: Language) => [
  ...Object.values(editions).map(({ id, titles }) => ({
    name: `${id} in ${language}`,
    titles,
    guide: kittensGuide(editions[id]),
  })),
  {
    name: `love-letter in ${language}`,
    titles: loveLetter.titles,
    guide: letterGuide(),
  },
];

const books: ReturnType<typeof booksIn> = [];
// English is last, because the other tests read the guide in the language of the last book.
for (const language of languages.toReversed()) {
  await setLanguage(language);
  books.push(...booksIn(language));
}

const titlesOf = (guide: readonly GuideCard[]) => guide.map(({ id }) => id);

describe.each(books)("the field guide of $name", ({ titles, guide }) => {
  test("has all cards of the edition", () => {
    expect(titlesOf(guide)).toEqual(expect.arrayContaining([...titles]));
  });

  test("describes each card's effect and time of play, with at least one fine point", () => {
    const silent = guide.filter(
      ({ title, rule, text, facts, points }) =>
        [title, rule, text, ...facts].some((each) => each.trim() === "" || each.includes("guide.")) ||
        facts.length === 0 ||
        points.length === 0,
    );
    expect(titlesOf(silent)).toEqual([]);
  });

  test("refers only to existing paragraphs of the rulebook", () => {
    const cited = guide.flatMap(({ points }) => points.map(({ paragraph }) => paragraph));
    expect(cited.filter((paragraph) => !rulebook.includes(`**${paragraph}**`))).toEqual([]);
  });

  test("keeps fine points short enough to be read at the table", () => {
    const texts = guide.flatMap(({ text, points }) => [text, ...points.map((point) => point.text)]);
    expect(texts.filter((text) => text.length > 130)).toEqual([]);
  });
});

describe("the field guide", () => {
  test("uses the informal du in German", () => {
    const german = books.filter(({ name }) => name.endsWith("de")).flatMap(({ guide }) => guide);
    const texts = german.flatMap(({ text, points }) => [text, ...points.map((point) => point.text)]);
    const formal = texts.filter((text) => /[^.:] (Sie|Ihnen|Ihre?[nmrs]?)\b/.test(text));
    expect(formal).toEqual([]);
  });

  test("omits paragraphs of other editions", () => {
    const points = (id: "original" | "zombie") =>
      kittensGuide(editions[id])
        .find((card) => card.id === "exploding-kitten")
        ?.points.map(({ paragraph }) => paragraph);
    expect(points("original")).toEqual(["K9", "K10", "K11", "K13"]);
    expect(points("zombie")).toEqual(["K9", "K10", "K13", "K46"]);
  });

  test("counts the copies in the edition", () => {
    const facts = (id: "original" | "good-vs-evil") =>
      kittensGuide(editions[id]).find((card) => card.id === "attack")?.facts;
    expect(facts("original")).toEqual(["4 in the deck", "On your turn", "Can be Noped"]);
    expect(facts("good-vs-evil")?.[0]).toBe("2 in the deck");
  });

  test("has the combo of five different titles only if it takes a card (K30)", () => {
    const has = (id: "original" | "zombie") => titlesOf(kittensGuide(editions[id])).includes("five");
    expect([has("original"), has("zombie")]).toEqual([true, false]);
  });
});
