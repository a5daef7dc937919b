import { bots as de } from "../../../shared/locales/de/bots.ts";
import { bots as en } from "../../../shared/locales/en/bots.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { bots: en }, de: { bots: de } });
