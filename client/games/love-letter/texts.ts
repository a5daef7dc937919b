import { loveLetter as de } from "../../../shared/locales/de/love-letter.ts";
import { loveLetter as en } from "../../../shared/locales/en/love-letter.ts";
import { addTexts } from "../../i18n.ts";

addTexts({ en: { "love-letter": en }, de: { "love-letter": de } });
