import type { Topic } from "../../shared/locales/keys.ts";
import type { Language } from "../../shared/locales/languages.ts";
import { completed, type TextTree } from "../../shared/locales/topics.ts";

/**
 * Reads the texts of one topic in one language. Built pages request them as a file instead, which the build has
 * completed in the same way (tools/vite/text-files.ts).
 */
export async function loadTexts(language: Language, topic: Topic): Promise<TextTree> {
  const english = await read("en", topic);
  if (language === "en") return english;
  return completed(language, english, await read(language, topic).catch(() => ({})));
}

async function read(language: Language, topic: Topic): Promise<TextTree> {
  const file: { readonly default: TextTree } = await import(`../../shared/locales/${language}/${topic}.json`, {
    with: { type: "json" },
  });
  return file.default;
}
