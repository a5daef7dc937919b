import { learn as de } from "../../../shared/locales/de/learn.ts";
import { learn as en } from "../../../shared/locales/en/learn.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { learn: en }, de: { learn: de } });
