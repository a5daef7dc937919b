import type { AnyTranslate } from "../../client/app/i18n.ts";
import type { Language } from "../../shared/locales/languages.ts";
import { Translator } from "../../shared/locales/translator.ts";
import { texts } from "../support/texts.ts";

/** Returns the texts of a language, translated as in the client. */
export function translator(language: Language): AnyTranslate {
  const own = new Translator("en", (value) => value);
  own.add(language, texts(language));
  return (key, values) => own.text(language, key, values);
}
