import type { Translate } from "../../../../shared/locales/keys.ts";
import { addTexts } from "../../../app/i18n.ts";

export const t = addTexts(
  "guide",
  "kittens",
  "kittens-cards",
  "kittens-combos",
  "kittens-front",
  "kittens-log",
  "kittens-prompt",
);

export type Text = typeof t;
export type KittensTextKey = Text extends Translate<infer Key> ? Key : never;
