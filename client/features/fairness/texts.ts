import { fairness as de } from "../../../shared/locales/de/fairness.ts";
import { fairness as en } from "../../../shared/locales/en/fairness.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { fairness: en }, de: { fairness: de } });
