import { language } from "../../i18n.ts";
import { coachWordsOf } from "../coach.ts";
import { t } from "./texts.ts";
import { wordsFor } from "./words.ts";

export const coachWords = coachWordsOf((card) => wordsFor(t, language.value, [], null).titleOf(card), String);
