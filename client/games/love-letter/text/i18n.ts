import type { Translate } from "../../../../shared/locales/keys.ts";
import { addTexts } from "../../../app/i18n.ts";

export const t = addTexts("guide", "love-letter", "love-letter-front");

export type Text = typeof t;
export type LetterTextKey = Text extends Translate<infer Key> ? Key : never;
