import { isEditionId } from "../../shared/games/kittens/editions/registry.ts";
import { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";
import { language, t } from "../i18n.ts";
import type { GuideCard } from "./guide.ts";
import { kittensGuide } from "./kittens/guide.ts";
import { letterGuide } from "./love-letter/guide.ts";

/** Everything that an edition is played with, in the language in use; nothing for an edition that there is not. */
export function guideOf(edition: string): readonly GuideCard[] {
  if (edition === loveLetter.id) return letterGuide(language.value, t);
  return isEditionId(edition) ? kittensGuide(edition, language.value, t) : [];
}
