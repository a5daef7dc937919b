import { privacy as de } from "../../../shared/locales/de/privacy.ts";
import { privacy as en } from "../../../shared/locales/en/privacy.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { privacy: en }, de: { privacy: de } });
