import guideDe from "../../../../shared/locales/de/guide.json" with { type: "json" };
import de from "../../../../shared/locales/de/kittens.json" with { type: "json" };
import cardsDe from "../../../../shared/locales/de/kittens-cards.json" with { type: "json" };
import combosDe from "../../../../shared/locales/de/kittens-combos.json" with { type: "json" };
import frontDe from "../../../../shared/locales/de/kittens-front.json" with { type: "json" };
import logDe from "../../../../shared/locales/de/kittens-log.json" with { type: "json" };
import promptDe from "../../../../shared/locales/de/kittens-prompt.json" with { type: "json" };
import guideEn from "../../../../shared/locales/en/guide.json" with { type: "json" };
import en from "../../../../shared/locales/en/kittens.json" with { type: "json" };
import cards from "../../../../shared/locales/en/kittens-cards.json" with { type: "json" };
import combos from "../../../../shared/locales/en/kittens-combos.json" with { type: "json" };
import frontEn from "../../../../shared/locales/en/kittens-front.json" with { type: "json" };
import log from "../../../../shared/locales/en/kittens-log.json" with { type: "json" };
import prompt from "../../../../shared/locales/en/kittens-prompt.json" with { type: "json" };
import { addTexts } from "../../../app/i18n.ts";

export const t = addTexts({
  en: { kittens: { ...en, cards, combos, log, prompt }, "kittens-front": frontEn, guide: guideEn },
  de: {
    kittens: { ...de, cards: cardsDe, combos: combosDe, log: logDe, prompt: promptDe },
    "kittens-front": frontDe,
    guide: guideDe,
  },
});

export type Text = typeof t;
export type TextKey = Parameters<Text>[0];
