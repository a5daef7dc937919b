import { guide as de } from "../../shared/locales/de/guide.ts";
import { guide as en } from "../../shared/locales/en/guide.ts";
import { addTexts } from "../app/i18n.ts";

export const t = addTexts({ en: { guide: en }, de: { guide: de } });
