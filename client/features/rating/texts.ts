import { rating as de } from "../../../shared/locales/de/rating.ts";
import { rating as en } from "../../../shared/locales/en/rating.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { rating: en }, de: { rating: de } });
