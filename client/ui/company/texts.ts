import { company as de } from "../../../shared/locales/de/company.ts";
import { company as en } from "../../../shared/locales/en/company.ts";
import { addTexts } from "../../i18n.ts";

export const t = addTexts({ en: { company: en }, de: { company: de } });
