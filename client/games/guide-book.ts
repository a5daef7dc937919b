import { isEditionId } from "../../shared/games/kittens/editions/registry.ts";
import { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";
import type { GuideOf } from "../game/games.ts";
import { language } from "../i18n.ts";
import { kittensGuide } from "./kittens/guide.ts";
import { t as kittensText } from "./kittens/texts.ts";
import { letterGuide } from "./love-letter/guide.ts";
import { t as letterText } from "./love-letter/texts.ts";

export const guideOf: GuideOf = (edition) => {
  if (edition === loveLetter.id) return letterGuide(language.value, letterText);
  return isEditionId(edition) ? kittensGuide(edition, language.value, kittensText) : [];
};
