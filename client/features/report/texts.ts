import { conduct as de } from "../../../shared/locales/de/conduct.ts";
import { conduct as en } from "../../../shared/locales/en/conduct.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { conduct: en }, de: { conduct: de } });
