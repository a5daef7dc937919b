import { isEditionId } from "../../shared/games/kittens/editions/registry.ts";
import { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";
import type { GuideOf } from "../game/games.ts";
import { language, t } from "../i18n.ts";
import { kittensGuide } from "./kittens/guide.ts";
import { letterGuide } from "./love-letter/guide.ts";

export const guideOf: GuideOf = (edition) => {
  if (edition === loveLetter.id) return letterGuide(language.value, t);
  return isEditionId(edition) ? kittensGuide(edition, language.value, t) : [];
};
