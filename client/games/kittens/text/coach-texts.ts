import { anyText, language } from "../../../app/i18n.ts";
import { coachWordsOf } from "../../coach-texts.ts";
import { labelsFor } from "./labels.ts";

export const coachTexts = coachWordsOf((card) => labelsFor(anyText, language.value, [], null).titleOf(card), String);
