import { standing as de } from "../../../shared/locales/de/standing.ts";
import { standing as en } from "../../../shared/locales/en/standing.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { standing: en }, de: { standing: de } });
