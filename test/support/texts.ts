import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Resource, ResourceKey } from "i18next";
import { type Language, languages } from "../../shared/locales/languages.ts";

/** Files whose texts lie within the texts of their game, under the last part of the file's name. */
const partsOfKittens = /^kittens-(cards|combos|log|prompt)$/;

/** Returns all texts of a language by file. */
export const textFiles = (language: Language): ReadonlyMap<string, ResourceKey> =>
  new Map(
    globSync(`shared/locales/${language}/*.json`)
      .toSorted()
      .map((path) => [basename(path, ".json"), readTexts(path)]),
  );

/** @throws an error that names the file, as the parser's own error has no more than line and column. */
function readTexts(path: string): ResourceKey {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Returns all texts of a language, nested as on the page. */
function textsOf(language: Language): Resource[string] {
  const nested = new Map<string, ResourceKey>();
  const kittens = new Map<string, ResourceKey>();
  for (const [name, texts] of textFiles(language)) {
    const [, part] = partsOfKittens.exec(name) ?? [];
    const entries = Object.entries(texts);
    if (name === "pages") for (const [key, value] of entries) nested.set(key, value);
    else if (name === "kittens") for (const [key, value] of entries) kittens.set(key, value);
    else if (part) kittens.set(part, texts);
    else nested.set(name, texts);
  }
  nested.set("kittens", Object.fromEntries(kittens));
  return { translation: Object.fromEntries(nested) };
}

/** All texts, as i18next takes them. */
export const resources: Resource = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));
