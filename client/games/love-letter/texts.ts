import { guide as guideDe } from "../../../shared/locales/de/guide.ts";
import { loveLetter as de } from "../../../shared/locales/de/love-letter.ts";
import { guide as guideEn } from "../../../shared/locales/en/guide.ts";
import { loveLetter as en } from "../../../shared/locales/en/love-letter.ts";
import { addTexts } from "../../i18n.ts";

export const t = addTexts({ en: { "love-letter": en, guide: guideEn }, de: { "love-letter": de, guide: guideDe } });

export type Text = typeof t;
export type TextKey = Parameters<Text>[0];
