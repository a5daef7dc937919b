import { guide as guideDe } from "../../../../shared/locales/de/guide.ts";
import { loveLetter as de } from "../../../../shared/locales/de/love-letter.ts";
import { front as frontDe } from "../../../../shared/locales/de/love-letter-front.ts";
import { guide as guideEn } from "../../../../shared/locales/en/guide.ts";
import { loveLetter as en } from "../../../../shared/locales/en/love-letter.ts";
import { front as frontEn } from "../../../../shared/locales/en/love-letter-front.ts";
import { addTexts } from "../../../app/i18n.ts";

export const t = addTexts({
  en: { "love-letter": en, "love-letter-front": frontEn, guide: guideEn },
  de: { "love-letter": de, "love-letter-front": frontDe, guide: guideDe },
});

export type Text = typeof t;
export type TextKey = Parameters<Text>[0];
