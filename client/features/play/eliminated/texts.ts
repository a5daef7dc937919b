import de from "../../../../shared/locales/de/sidelines.json" with { type: "json" };
import socialDe from "../../../../shared/locales/de/social.json" with { type: "json" };
import en from "../../../../shared/locales/en/sidelines.json" with { type: "json" };
import socialEn from "../../../../shared/locales/en/social.json" with { type: "json" };
import { addTexts } from "../../../app/i18n.ts";

export const t = addTexts({ en: { sidelines: en, social: socialEn }, de: { sidelines: de, social: socialDe } });
