import { coach as de } from "../../../shared/locales/de/coach.ts";
import { coach as en } from "../../../shared/locales/en/coach.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { coach: en }, de: { coach: de } });
