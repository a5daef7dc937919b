import i18next from "i18next";
import type { Translate } from "../../client/i18n.ts";
import { texts } from "../../shared/locales/index.ts";

const translator = i18next.createInstance({
  lng: "en",
  nsSeparator: false,
  resources: { en: { translation: texts.en } },
  interpolation: { escapeValue: false },
  initAsync: false,
});
void translator.init();

/** The texts of the game for the command line. */
export const english: Translate = (key, values) => translator.t(key, { ...values });
