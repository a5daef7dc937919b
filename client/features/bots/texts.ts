import de from "../../../shared/locales/de/bots.json" with { type: "json" };
import en from "../../../shared/locales/en/bots.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { bots: en }, de: { bots: de } });
