import { sidelines as de } from "../../../../shared/locales/de/sidelines.ts";
import { social as socialDe } from "../../../../shared/locales/de/social.ts";
import { sidelines as en } from "../../../../shared/locales/en/sidelines.ts";
import { social as socialEn } from "../../../../shared/locales/en/social.ts";
import { addTexts } from "../../../app/i18n.ts";

export const t = addTexts({ en: { sidelines: en, social: socialEn }, de: { sidelines: de, social: socialDe } });
