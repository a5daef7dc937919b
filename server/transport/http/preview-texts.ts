import type { Language } from "../../../shared/locales/languages.ts";
import type { Invitation } from "../../../shared/net/invitation.ts";
import { serverTexts } from "../../runtime/server-texts.ts";

/** Preview of a link, in one language. */
export interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Edition of the picture; null for the picture of the site. */
  readonly edition: string | null;
}

const translator = serverTexts(["outside", "kittens-front", "love-letter-front"]);

/** @param invitation null for an unknown table, which gets the preview of the site. */
export function previewOf(invitation: Invitation | null, language: Language): Preview {
  const text = (key: string, values = {}) => translator.text(language, `outside.${key}`, values);
  const game = invitation && nameOf(invitation, language);
  if (!game) return { language, title: text("title"), description: text("tagline"), edition: null };
  const description = text("previewFree", { count: invitation.freeChairs });
  return { language, title: text("previewTitle", { game }), description, edition: invitation.edition };
}

/** Name of the edition, with that of its deck. @returns null for an edition without a name. */
function nameOf({ edition, deckName }: Invitation, language: Language): string | null {
  const key = edition === "love-letter" ? "love-letter-front.name" : `kittens-front.editions.${edition}`;
  const name = translator.text(language, key);
  if (name === key) return null;
  return deckName === undefined ? name : `${name} · ${deckName}`;
}
