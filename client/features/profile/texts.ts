import de from "../../../shared/locales/de/player.json" with { type: "json" };
import en from "../../../shared/locales/en/player.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { player: en }, de: { player: de } });
