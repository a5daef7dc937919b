import type { Topic } from "../../shared/locales/keys.ts";
import type { Language } from "../../shared/locales/languages.ts";
import type { TextTree } from "../../shared/locales/topics.ts";
import { sitePath } from "../state/base-path.ts";
import { ForgottenRequest, unlessForgotten } from "../state/forgotten-requests.ts";

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
    return await unlessForgotten((forgotten) => read(language, topic, forgotten));
  } catch (error) {
    if (error instanceof ForgottenRequest) return loadTexts(language, topic);
    // Without English texts the page is incomplete, as without code, and reloads.
    if (language === "en") dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
    throw error;
  }
}

async function read(language: Language, topic: Topic, signal: AbortSignal): Promise<TextTree> {
  const response = await fetch(sitePath(`/assets/${hashes[language]}-${topics.indexOf(topic)}.json`), { signal });
  const type = response.headers.get("Content-Type") ?? "no type";
  // The sign-in page of a network answers 200, too.
  if (!response.ok || !type.startsWith("application/json"))
    throw new Error(`texts: ${response.url}: expected 200 and JSON, got ${response.status} and ${type}`);
  return await response.json();
}
