import { leaderboard as de } from "../../../shared/locales/de/leaderboard.ts";
import { leaderboard as en } from "../../../shared/locales/en/leaderboard.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { leaderboard: en }, de: { leaderboard: de } });
