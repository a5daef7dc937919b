import i18next from "i18next";
import type { Translate } from "../../client/app/i18n.ts";
import type { Language } from "../../shared/locales/languages.ts";
import { resources } from "../support/texts.ts";

/** Returns the texts of a language, translated as in the client. */
export function translator(language: Language): Translate<string> {
  const i18n = i18next.createInstance({
    lng: language,
    nsSeparator: false,
    resources,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void i18n.init();
  return (key, values) => i18n.t(key, { ...values });
}
