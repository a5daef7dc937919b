import { replay as de } from "../../../shared/locales/de/replay.ts";
import { replay as en } from "../../../shared/locales/en/replay.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { replay: en }, de: { replay: de } });
