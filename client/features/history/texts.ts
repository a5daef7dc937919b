import de from "../../../shared/locales/de/history.json" with { type: "json" };
import en from "../../../shared/locales/en/history.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { history: en }, de: { history: de } });
