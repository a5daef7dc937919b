import { player as de } from "../../../shared/locales/de/player.ts";
import { player as en } from "../../../shared/locales/en/player.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { player: en }, de: { player: de } });
