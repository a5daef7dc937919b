import { readFileSync } from "node:fs";
import type { Topic } from "../../shared/locales/keys.ts";
import { languages } from "../../shared/locales/languages.ts";
import { completed, rooted, type TextTree } from "../../shared/locales/topics.ts";
import { Translator } from "../../shared/locales/translator.ts";

/** Reads the texts that the server itself writes, in all languages. English ones replace those that a language lacks. */
export function serverTexts(topics: readonly Topic[]): Translator {
  const translator = new Translator("en", (value) => value);
  for (const topic of topics) {
    const english = read("en", topic);
    for (const language of languages)
      translator.add(language, rooted(topic, completed(language, english, read(language, topic))));
  }
  return translator;
}

/** A language may lack a whole file. */
function read(language: string, topic: Topic): TextTree {
  const file = new URL(`../../shared/locales/${language}/${topic}.json`, import.meta.url);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
