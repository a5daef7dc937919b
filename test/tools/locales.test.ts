import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "../../shared/locales/languages.ts";
import { completed, type TextTree } from "../../shared/locales/topics.ts";
import { type Fault, faultsIn } from "../../tools/locales/check.ts";
import { readLanguage } from "../../tools/locales/files.ts";
import { newFolder } from "../support/app.ts";

const english = readLanguage("en");

describe.each(languages)("the texts in %s", (language) => {
  test("have all placeholders and plural forms, are short enough, and have no text that English lacks", () => {
    const faults = faultsIn(language, english, readLanguage(language));
    expect(faults.filter(({ kind }) => kind !== "missing")).toEqual([]);
  });

  test("have their keys in the order of the English texts, so that translators can compare them", () => {
    const keysOf = (tree: TextTree, path = ""): readonly string[] =>
      Object.entries(tree).flatMap(([key, value]) =>
        typeof value === "string" ? path + key : keysOf(value, `${path}${key}.`),
      );
    for (const [topic, tree] of readLanguage(language)) {
      const expected = keysOf(completed(language, english.get(topic) ?? {}, tree));
      const own = keysOf(tree).filter((key) => expected.includes(key));
      expect([topic, own]).toEqual([topic, expected.filter((key) => own.includes(key))]);
    }
  });
});

test("German is complete", () => {
  expect(faultsIn("de", english, readLanguage("de"))).toEqual([]);
});

describe("the check of texts", () => {
  const model: TextTree = {
    play: "Play",
    hello: "Hello {{name}}",
    cats_one: "One cat",
    cats_other: "{{count}} cats",
    people_zero: "nobody",
    people_one: "{{count}} player",
    people_other: "{{count}} players",
  };
  const faults = (language: string, texts: TextTree): readonly Fault[] =>
    faultsIn(language, new Map([["page", model]]), new Map([["page", texts]]));
  const german: TextTree = {
    play: "Spielen",
    hello: "Hallo {{name}}",
    cats_one: "Eine Katze",
    cats_other: "{{count}} Katzen",
    people_zero: "niemand",
    people_one: "Person: {{count}}",
    people_other: "Personen: {{count}}",
  };

  test("accepts a language with its own plural forms", () => {
    expect(faults("de", german)).toEqual([]);
  });

  test.each<[string, TextTree, Fault["kind"]]>([
    ["a text that is absent", { ...german, play: {} }, "missing"],
    ["a placeholder with another name", { ...german, hello: "Hallo {{nom}}" }, "placeholdersWrong"],
    ["a placeholder too few", { ...german, hello: "Hallo" }, "placeholdersWrong"],
    ["a placeholder too many", { ...german, play: "Spiel {{name}}" }, "placeholdersWrong"],
    ["a plural without its number", { ...german, cats_other: "Katzen" }, "placeholdersWrong"],
    ["a button that is much longer", { ...german, play: "Jetzt sofort eine Runde spielen" }, "tooLong"],
    ["a key that English lacks", { ...german, plya: "Spielen" }, "unknown"],
  ])("finds %s", (_, texts, kind) => {
    expect(faults("de", texts).map((fault) => fault.kind)).toEqual([kind]);
  });

  test("finds each plural form that the language has and the texts lack", () => {
    const found = faults("pl", german).filter(({ kind }) => kind === "pluralsMissing");
    expect(found.map(({ text }) => text).toSorted()).toEqual([
      "page.json: cats_few",
      "page.json: cats_many",
      "page.json: people_few",
      "page.json: people_many",
    ]);
  });

  test("wants one form in Japanese, and none for millions in Spanish", () => {
    const { cats_one: _cats, people_one: _people, ...japanese } = german;
    expect(faults("ja", japanese)).toEqual([]);
    expect(faults("es", german)).toEqual([]);
  });
});

describe("a broken file of texts", () => {
  /** Reads a language that has one file with this content. */
  function readOne(content: string) {
    const folder = newFolder();
    mkdirSync(join(folder, "xx"));
    writeFileSync(join(folder, "xx/page.json"), content);
    return () => readLanguage("xx", folder);
  }

  test.each([
    ['{"a": "b"', "Expected ',' or '}'"],
    ['{"a": {"b": 3}}', 'key "a.b": expected a text or a group of texts, got 3'],
    ['{"a": ["b"]}', 'key "a": expected a text or a group of texts, got ["b"]'],
    ['{"a": " "}', 'key "a": the text is empty'],
    ['{"a": "Hello {{name}"}', 'key "a": a placeholder is broken in "Hello {{name}"'],
    ["\u{FEFF}{}", "expected UTF-8 without a byte order mark"],
    ['{"a.b": "c"}', 'key "a.b": expected no dots, braces and spaces'],
  ])("%s is named with its key and the reason, which stops the build", (content, reason) => {
    expect(readOne(content)).toThrow("page.json");
    expect(readOne(content)).toThrow(reason);
  });
});
