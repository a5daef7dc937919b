import { guide as guideDe } from "../../../shared/locales/de/guide.ts";
import { kittens as de } from "../../../shared/locales/de/kittens.ts";
import { guide as guideEn } from "../../../shared/locales/en/guide.ts";
import { kittens as en } from "../../../shared/locales/en/kittens.ts";
import { addTexts } from "../../i18n.ts";

export const t = addTexts({ en: { kittens: en, guide: guideEn }, de: { kittens: de, guide: guideDe } });

export type Text = typeof t;
export type TextKey = Parameters<Text>[0];
