import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { isReplayOf } from "../../shared/replays/replays.ts";
import type { ChronicleOf } from "../game/games.ts";
import { kittensChronicle } from "./kittens/chronicle.ts";
import { wordsFor as kittensWords } from "./kittens/words.ts";
import { letterChronicle } from "./love-letter/chronicle.ts";
import { wordsFor as letterWords } from "./love-letter/words.ts";
import "./kittens/texts.ts";
import "./love-letter/texts.ts";

export const chronicleOf: ChronicleOf = (opened, t, language, chairs) => {
  if (isReplayOf(kittens, opened)) return kittensChronicle(opened.replay, kittensWords(t, language, chairs, null));
  if (isReplayOf(loveLetter, opened)) return letterChronicle(opened.replay, letterWords(t, language, chairs, null));
  throw new Error(`${opened.game} has no chronicle`);
};
