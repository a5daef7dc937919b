import de from "../../../shared/locales/de/tv.json" with { type: "json" };
import en from "../../../shared/locales/en/tv.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { tv: en }, de: { tv: de } });
