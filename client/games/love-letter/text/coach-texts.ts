import { cardIds } from "../../../../shared/games/love-letter/titles.ts";
import { anyText, language } from "../../../app/i18n.ts";
import { coachWordsOf } from "../../coach-texts.ts";
import { labelsFor } from "./labels.ts";

const titleOf = (card: string): string => labelsFor(anyText, language.value, [], null).titleOf(card);

export const coachTexts = coachWordsOf(titleOf, (value) => titleOf(cardIds[value] ?? String(value)));
