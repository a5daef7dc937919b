import de from "../../../shared/locales/de/conduct.json" with { type: "json" };
import en from "../../../shared/locales/en/conduct.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { conduct: en }, de: { conduct: de } });
