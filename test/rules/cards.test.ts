import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cards } from "../../shared/games/kittens/cards/registry.ts";
import { editions } from "../../shared/games/kittens/editions/registry.ts";
import { cardIds } from "../../shared/games/kittens/titles.ts";
import { texts } from "../../shared/locales/index.ts";
import { scenarioFiles } from "../../tools/scenarios/files.ts";

/* All that belongs to a card; docs/adding-a-card.md says how each comes about. */

const file = (path: string) => new URL(`../../${path}`, import.meta.url);
const textOf = (path: string) => readFileSync(file(path), "utf8");

const rulebook = textOf("docs/rules/kittens.md");
const cases = scenarioFiles(file("test/scenarios").pathname).map((path) => readFileSync(path, "utf8"));
const look = z.object({ color: z.string(), dark: z.string(), badge: z.string() });
const looks = z.record(z.string(), look).parse(JSON.parse(textOf("client/art/manifest.json")));
const written = z.record(z.string(), z.object({ title: z.string().min(1), rule: z.string().min(1) }));

/** Whether a title stands in a text as a word of its own. */
const mentions = (text: string, title: string) => new RegExp(`(?<![\\w-])${title}(?![\\w-])`).test(text);

describe.each(cardIds)("%s", (title) => {
  test("is in the deck or on the playmat of an edition", () => {
    const having = Object.values(editions).filter(({ titles }) => titles.includes(title));
    expect(having).not.toEqual([]);
  });

  test("is a card that goes by its title and names its paragraph", () => {
    expect(cards[title].id).toBe(title);
    expect(rulebook).toContain(`**${cards[title].rule}**`);
  });

  test("is in the rulebook", () => {
    expect(mentions(rulebook, title)).toBe(true);
  });

  test.each(Object.entries(texts))("has its title and its rule in %s", (_, { kittens }) => {
    expect(Object.keys(written.parse(kittens.cards))).toContain(title);
  });

  test("has its picture, its colours and its badge", () => {
    expect(existsSync(file(`client/art/faces/${title}.svg`))).toBe(true);
    expect(Object.keys(looks)).toContain(title);
    expect(existsSync(file(`client/art/badges/${looks[title]?.badge}.svg`))).toBe(true);
  });

  test("is in a case", () => {
    expect(cases.some((text) => mentions(text, title))).toBe(true);
  });
});
