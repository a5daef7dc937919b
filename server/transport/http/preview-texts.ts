import deKittens from "../../../shared/locales/de/kittens-front.json" with { type: "json" };
import deLoveLetter from "../../../shared/locales/de/love-letter-front.json" with { type: "json" };
import de from "../../../shared/locales/de/outside.json" with { type: "json" };
import enKittens from "../../../shared/locales/en/kittens-front.json" with { type: "json" };
import enLoveLetter from "../../../shared/locales/en/love-letter-front.json" with { type: "json" };
import en from "../../../shared/locales/en/outside.json" with { type: "json" };
import { type Language, languages } from "../../../shared/locales/languages.ts";
import type { Invitation } from "../../../shared/net/invitation.ts";

/** Preview of a link, in one language. */
export interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Edition of the picture; null for the picture of the site. */
  readonly edition: string | null;
}

const texts: Readonly<Record<Language, typeof en>> = { en, de };

const gameNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...enKittens.editions, "love-letter": enLoveLetter.name },
  de: { ...deKittens.editions, "love-letter": deLoveLetter.name },
};

/** Language that the link asks for. A program that makes previews has none of its own. */
export const languageOf = (wanted: unknown): Language => languages.find((known) => known === wanted) ?? "en";

/** @param invitation null for an unknown table, which gets the preview of the site. */
export function previewOf(invitation: Invitation | null, language: Language): Preview {
  const text = texts[language];
  const game = invitation && gameNames[language][invitation.edition];
  if (!game) return { language, title: text.title, description: text.tagline, edition: null };
  const title = text.previewTitle.replace("{{game}}", game);
  return { language, title, description: freeText(text, invitation.freeChairs), edition: invitation.edition };
}

function freeText(text: typeof en, free: number): string {
  if (free === 0) return text.previewFree_zero;
  return free === 1 ? text.previewFree_one : text.previewFree_other.replace("{{count}}", String(free));
}
