import { account as de } from "../../../shared/locales/de/account.ts";
import { account as en } from "../../../shared/locales/en/account.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { account: en }, de: { account: de } });
