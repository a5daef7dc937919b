import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { setLanguage } from "../../client/app/i18n.ts";
import type { GuideCard } from "../../client/game-model/guide.ts";
import { guideOf, kittensGuide } from "../../client/games/kittens/guide/guide.ts";
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

  test("lists all cards that Three of a Kind may not name (K31, K82)", () => {
    const guide = kittensGuide(editions.imploding);
    const { titles, nameable } = editions.imploding;
    const naming = guide.find(({ id }) => id === "triple")?.points.find(({ paragraph }) => paragraph === "K31");
    const never = guide.filter(({ id }) => titles.some((title) => title === id && !nameable.includes(title)));
    expect(never.filter(({ title }) => !naming?.text.includes(title))).toEqual([]);
    expect(titlesOf(never)).toEqual(["exploding-kitten", "imploding-kitten"]);
  });

  test("has the combo of five different titles only if it takes a card (K30)", () => {
    const has = (id: "original" | "zombie") => titlesOf(kittensGuide(editions[id])).includes("five");
    expect([has("original"), has("zombie")]).toEqual([true, false]);
  });
});

describe("the field guide of a deck of one's own", () => {
  const entryOf = (card: string, options: Readonly<Record<string, boolean>>) => {
    const cards = { defuse: 4, attack: 6, "see-the-future": 6, nope: 6, skip: 8, favor: 8 };
    const guide = guideOf("custom", { cards, options });
    const entry = guide.cards.find(({ id }) => id === card);
    if (!entry) throw new Error(`no entry of ${card}`);
    return { ...entry, paragraphs: entry.points.map(({ paragraph }) => paragraph) };
  };

  test("has the titles of the deck alone, with their copies", () => {
    const { cards } = guideOf("custom", { cards: { defuse: 4, skip: 3 } });
    expect(titlesOf(cards)).toEqual(["exploding-kitten", "defuse", "skip", "pair", "triple"]);
    expect(cards[2]?.facts).toContain("3 in the deck");
  });

  test("says five where looks reach five cards deep (K96)", () => {
    expect(entryOf("see-the-future", {}).text).toContain("three");
    expect(entryOf("see-the-future", { "far-sight": true }).text).toContain("five");
    expect(entryOf("see-the-future", { "far-sight": true }).rule).toContain("five");
  });

  test("does not say that attacks add up where they do not (K95)", () => {
    expect(entryOf("attack", {}).paragraphs).toContain("K15");
    expect(entryOf("attack", {}).paragraphs).not.toContain("K95");
    expect(entryOf("attack", { "flat-attacks": true }).paragraphs).toContain("K95");
    expect(entryOf("attack", { "flat-attacks": true }).paragraphs).not.toContain("K15");
  });

  test("does not speak of a Nope on a Nope where a Nope is the last word (K97)", () => {
    const { rule, text, paragraphs } = entryOf("nope", { "lone-nope": true });
    expect(`${rule} ${text}`).not.toContain("another Nope");
    expect(rule).not.toContain("Even a Nope");
    expect(paragraphs).not.toContain("K21");
    expect(entryOf("nope", {}).paragraphs).toContain("K21");
  });

  test("has no combos but pairs where they are off (K92)", () => {
    const { cards } = guideOf("custom", { cards: { defuse: 4, skip: 3 }, options: { combos: false } });
    expect(titlesOf(cards)).toEqual(["exploding-kitten", "defuse", "skip", "pair"]);
  });
});
