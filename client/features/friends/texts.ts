import de from "../../../shared/locales/de/friends.json" with { type: "json" };
import en from "../../../shared/locales/en/friends.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { friends: en }, de: { friends: de } });
