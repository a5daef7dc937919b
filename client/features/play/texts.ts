import { keys as de } from "../../../shared/locales/de/keys.ts";
import { keys as en } from "../../../shared/locales/en/keys.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { keys: en }, de: { keys: de } });
