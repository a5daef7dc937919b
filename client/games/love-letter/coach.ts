import { cardIds } from "../../../shared/games/love-letter/titles.ts";
import { language } from "../../i18n.ts";
import { coachWordsOf } from "../coach.ts";
import { t } from "./texts.ts";
import { wordsFor } from "./words.ts";

const titleOf = (card: string): string => wordsFor(t, language.value, [], null).titleOf(card);

export const coachWords = coachWordsOf(titleOf, (value) => titleOf(cardIds[value] ?? String(value)));
