import { social as de } from "../../../shared/locales/de/social.ts";
import { social as en } from "../../../shared/locales/en/social.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { social: en }, de: { social: de } });
