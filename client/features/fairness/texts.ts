import de from "../../../shared/locales/de/fairness.json" with { type: "json" };
import en from "../../../shared/locales/en/fairness.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { fairness: en }, de: { fairness: de } });
