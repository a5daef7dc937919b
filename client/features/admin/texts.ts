import { admin as de } from "../../../shared/locales/de/admin.ts";
import { admin as en } from "../../../shared/locales/en/admin.ts";
import { addTexts } from "../../app/i18n.ts";

export const t = addTexts({ en: { admin: en }, de: { admin: de } });
