import { language } from "../../../app/i18n.ts";
import { coachWordsOf } from "../../coach-texts.ts";
import { t } from "./i18n.ts";
import { labelsFor } from "./labels.ts";

export const coachTexts = coachWordsOf((card) => labelsFor(t, language.value, [], null).titleOf(card), String);
