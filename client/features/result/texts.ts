import { result as de } from "../../../shared/locales/de/result.ts";
import { result as en } from "../../../shared/locales/en/result.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { result: en }, de: { result: de } });
