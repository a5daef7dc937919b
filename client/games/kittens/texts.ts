import { kittens as de } from "../../../shared/locales/de/kittens.ts";
import { kittens as en } from "../../../shared/locales/en/kittens.ts";
import { addTexts } from "../../i18n.ts";

addTexts({ en: { kittens: en }, de: { kittens: de } });
