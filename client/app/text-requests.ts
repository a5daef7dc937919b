import type { Topic } from "../../shared/locales/keys.ts";
import type { Language } from "../../shared/locales/languages.ts";
import type { TextTree } from "../../shared/locales/topics.ts";
import { sitePath } from "../state/base-path.ts";

declare global {
  /** Hash of each language's texts, and all topics; the build defines it. */
  const textFiles: { readonly hashes: Readonly<Record<Language, string>>; readonly topics: readonly Topic[] };
}

const { hashes, topics } = textFiles;

/**
 * Requests a file of the build (tools/vite/text-files.ts). File names have no words, because lists of content blockers
 * match names such as "social".
 */
export async function loadTexts(language: Language, topic: Topic): Promise<TextTree> {
  try {
    const response = await fetch(sitePath(`/assets/${hashes[language]}-${topics.indexOf(topic)}.json`));
    const type = response.headers.get("Content-Type") ?? "no type";
    // The sign-in page of a network answers 200, too.
    if (!response.ok || !type.startsWith("application/json"))
      throw new Error(`texts: ${response.url}: expected 200 and JSON, got ${response.status} and ${type}`);
    return await response.json();
  } catch (error) {
    // Without English texts the page is incomplete, as without code, and reloads.
    if (language === "en") dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
    throw error;
  }
}
