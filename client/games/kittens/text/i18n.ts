import { guide as guideDe } from "../../../../shared/locales/de/guide.ts";
import { kittens as de } from "../../../../shared/locales/de/kittens.ts";
import { front as frontDe } from "../../../../shared/locales/de/kittens-front.ts";
import { guide as guideEn } from "../../../../shared/locales/en/guide.ts";
import { kittens as en } from "../../../../shared/locales/en/kittens.ts";
import { front as frontEn } from "../../../../shared/locales/en/kittens-front.ts";
import { addTexts } from "../../../app/i18n.ts";

export const t = addTexts({
  en: { kittens: en, "kittens-front": frontEn, guide: guideEn },
  de: { kittens: de, "kittens-front": frontDe, guide: guideDe },
});

export type Text = typeof t;
export type TextKey = Parameters<Text>[0];
