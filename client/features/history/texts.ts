import { history as de } from "../../../shared/locales/de/history.ts";
import { history as en } from "../../../shared/locales/en/history.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { history: en }, de: { history: de } });
