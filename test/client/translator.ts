import i18next from "i18next";
import type { Translate } from "../../client/app/i18n.ts";
import { type AnyTextKey, texts } from "../../shared/locales/index.ts";
import type { Language } from "../../shared/locales/languages.ts";

/** Returns the texts of a language, translated as in the client. */
export function translator(language: Language): Translate<AnyTextKey> {
  const i18n = i18next.createInstance({
    lng: language,
    nsSeparator: false,
    resources: { en: { translation: texts.en }, de: { translation: texts.de } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void i18n.init();
  return (key, values) => i18n.t(key, { ...values });
}
