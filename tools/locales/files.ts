import { globSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { TextTree } from "../../shared/locales/topics.ts";

const locales = join(import.meta.dirname, "../../shared/locales");

/** Returns the texts of a language by topic, in alphabetical order. @throws an error that names the broken file. */
export const readLanguage = (language: string, folder = locales): ReadonlyMap<string, TextTree> =>
  new Map(
    globSync(`${language}/*.json`, { cwd: folder })
      .toSorted()
      .map((path) => [basename(path, ".json"), readTexts(join(folder, path))]),
  );

function readTexts(path: string): TextTree {
  try {
    const text = readFileSync(path, "utf8");
    if (text.startsWith("\u{FEFF}")) throw new Error("expected UTF-8 without a byte order mark (BOM)");
    const tree: unknown = JSON.parse(text);
    return treeIn(tree, []);
  } catch (error) {
    throw new Error(`${relative(process.cwd(), path)}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** @throws an error that names the key of a value that is neither a text nor a group of texts. */
function treeIn(value: unknown, path: readonly string[]): TextTree {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(wrongValue(path, value));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const at = [...path, key];
      if (/[.{}\s]/.test(key))
        throw new Error(`key ${JSON.stringify(at.join("."))}: expected no dots, braces and spaces`);
      return [key, typeof each === "string" ? textIn(each, at) : treeIn(each, at)];
    }),
  );
}

/** @throws if i18next could not read the text. */
function textIn(text: string, path: readonly string[]): string {
  if (text.trim() === "") throw new Error(`key ${JSON.stringify(path.join("."))}: the text is empty`);
  const bare = text.replaceAll(/{{\w+}}/g, "");
  if (/[{}]{2}/.test(bare))
    throw new Error(`key ${JSON.stringify(path.join("."))}: a placeholder is broken in "${text}"`);
  return text;
}

const wrongValue = (path: readonly string[], value: unknown): string =>
  `key ${JSON.stringify(path.join("."))}: expected a text or a group of texts, got ${JSON.stringify(value)}`;
