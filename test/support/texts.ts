import type { Language } from "../../shared/locales/languages.ts";
import { completed, rooted, type TextTree } from "../../shared/locales/topics.ts";
import { readLanguage } from "../../tools/locales/files.ts";

const english = readLanguage("en");

/** Returns all texts of a language, with English ones where it lacks its own. */
export function texts(language: Language): TextTree {
  const own = readLanguage(language);
  const topics = [...english].map(([topic, tree]) => rooted(topic, completed(language, tree, own.get(topic) ?? {})));
  return Object.assign({}, ...topics);
}
