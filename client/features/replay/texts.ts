import de from "../../../shared/locales/de/replay.json" with { type: "json" };
import en from "../../../shared/locales/en/replay.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { replay: en }, de: { replay: de } });
