import { readFileSync } from "node:fs";
import { type Language, languages } from "../../../shared/locales/languages.ts";
import { rooted } from "../../../shared/locales/topics.ts";
import { Translator } from "../../../shared/locales/translator.ts";
import type { Invitation } from "../../../shared/net/invitation.ts";

/** Preview of a link, in one language. */
export interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Edition of the picture; null for the picture of the site. */
  readonly edition: string | null;
}

const topics = ["outside", "kittens-front", "love-letter-front"] as const;

const translator = new Translator("en", (value) => value);
for (const language of languages)
  for (const topic of topics) translator.add(language, rooted(topic, textsOf(language, topic)));

/** @param invitation null for an unknown table, which gets the preview of the site. */
export function previewOf(invitation: Invitation | null, language: Language): Preview {
  const text = (key: string, values = {}) => translator.text(language, `outside.${key}`, values);
  const game = invitation && nameOf(invitation.edition, language);
  if (!game) return { language, title: text("title"), description: text("tagline"), edition: null };
  const description = text("previewFree", { count: invitation.freeChairs });
  return { language, title: text("previewTitle", { game }), description, edition: invitation.edition };
}

/** @returns null for an edition without a name. */
function nameOf(edition: string, language: Language): string | null {
  const key = edition === "love-letter" ? "love-letter-front.name" : `kittens-front.editions.${edition}`;
  const name = translator.text(language, key);
  return name === key ? null : name;
}

function textsOf(language: Language, topic: string) {
  return JSON.parse(
    readFileSync(new URL(`../../../shared/locales/${language}/${topic}.json`, import.meta.url), "utf8"),
  );
}
