import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { isReplayOf } from "../../shared/replays/replays.ts";
import type { ChronicleOf } from "../game/games.ts";
import { inLanguage } from "../i18n.ts";
import { kittensChronicle } from "./kittens/chronicle.ts";
import { t as kittensText } from "./kittens/texts.ts";
import { wordsFor as kittensWords } from "./kittens/words.ts";
import { letterChronicle } from "./love-letter/chronicle.ts";
import { t as letterText } from "./love-letter/texts.ts";
import { wordsFor as letterWords } from "./love-letter/words.ts";

export const chronicleOf: ChronicleOf = (opened, language, chairs) => {
  if (isReplayOf(kittens, opened))
    return kittensChronicle(opened.replay, kittensWords(inLanguage(kittensText, language), language, chairs, null));
  if (isReplayOf(loveLetter, opened))
    return letterChronicle(opened.replay, letterWords(inLanguage(letterText, language), language, chairs, null));
  throw new Error(`${opened.game} has no chronicle`);
};
