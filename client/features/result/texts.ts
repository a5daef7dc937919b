import de from "../../../shared/locales/de/result.json" with { type: "json" };
import en from "../../../shared/locales/en/result.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { result: en }, de: { result: de } });
