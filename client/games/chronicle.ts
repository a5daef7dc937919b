import type { ChronicleOf } from "../game/games.ts";
import { kittensChronicle } from "./kittens/chronicle.ts";
import { wordsFor as kittensWords } from "./kittens/words.ts";
import { letterChronicle } from "./love-letter/chronicle.ts";
import { wordsFor as letterWords } from "./love-letter/words.ts";
import "./kittens/texts.ts";
import "./love-letter/texts.ts";

export const chronicleOf: ChronicleOf = (opened, t, language, chairs) => {
  switch (opened.game) {
    case "kittens":
      return kittensChronicle(opened.replay, kittensWords(t, language, chairs, null));
    case "love-letter":
      return letterChronicle(opened.replay, letterWords(t, language, chairs, null));
  }
};
