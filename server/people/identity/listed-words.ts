import de from "naughty-words/de.json" with { type: "json" };
import en from "naughty-words/en.json" with { type: "json" };
import es from "naughty-words/es.json" with { type: "json" };
import fr from "naughty-words/fr.json" with { type: "json" };
import it from "naughty-words/it.json" with { type: "json" };
import ja from "naughty-words/ja.json" with { type: "json" };
import pl from "naughty-words/pl.json" with { type: "json" };
import pt from "naughty-words/pt.json" with { type: "json" };
import ru from "naughty-words/ru.json" with { type: "json" };
import zh from "naughty-words/zh.json" with { type: "json" };
import { commonWords } from "./common-words.ts";
import { lettersOf, withoutMarks } from "./spellings.ts";

/*
 * Word lists of the languages of the game, from the package naughty-words. The server does not know the language of a
 * text, so each list applies to every text, without the words that are common in another language.
 */

const lists: Readonly<Record<string, readonly string[]>> = {
  en,
  de,
  es,
  fr,
  "pt-BR": pt,
  it,
  pl,
  ru,
  ja,
  "zh-Hans": zh,
};

/** Maps an entry to its words in their spelling for comparison. An apostrophe in it stands for a soft sign. */
const wordsOf = (entry: string): readonly string[] =>
  Array.from(entry.replace(/['`’]/g, "").matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => lettersOf(word));

/** English phrases are left out, because most are harmless and the others contain a listed word. */
const isUsed = (language: string, entry: string, words: readonly string[]): boolean =>
  words.length === 1 ? !/^\P{L}*$/u.test(entry) : words.length > 1 && language !== "en";

const common = new Set(Object.values(commonWords).flat().map(lettersOf));

const entries: readonly (readonly string[])[] = Object.entries(lists).flatMap(([language, list]) =>
  list
    .filter((entry) => !common.has(lettersOf(entry)))
    .map((entry) => ({ entry, words: wordsOf(entry) }))
    .filter(({ entry, words }) => isUsed(language, entry, words))
    .map(({ words }) => words),
);

const single = entries.flatMap((words) => (words.length === 1 ? words : []));

/** Alphabets in which players leave out marks. */
const isAlphabetic = (word: string): boolean => /^[\p{scx=Latin}\p{scx=Cyrillic}\p{M}]+$/u.test(word);

/** Common words that a listed one is without its marks: Spanish "cono", the name "Mose", Portuguese "pede". */
const otherWords = new Set(["cono", "mose", "pede"]);

const plainForms = single.filter(isAlphabetic).map(withoutMarks);

/** Listed words. A word without its marks counts too, unless it is another word. */
export const listedWords: readonly string[] = [
  ...new Set([...single, ...plainForms.filter((word) => !otherWords.has(word))]),
];

/** Listed phrases as words without marks. */
export const listedPhrases: readonly (readonly string[])[] = entries
  .filter((words) => words.length > 1)
  .map((words) => words.map(withoutMarks));
