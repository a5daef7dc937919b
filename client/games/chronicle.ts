import type { Seat } from "../../shared/core/game.ts";
import type { GameReplay } from "../../shared/replays/replays.ts";
import type { Chair } from "../store/model.ts";
import { kittensChronicle } from "./kittens/chronicle.ts";
import { wordsFor as kittensWords } from "./kittens/words.ts";
import { letterChronicle } from "./love-letter/chronicle.ts";
import { wordsFor as letterWords } from "./love-letter/words.ts";
import type { Translate } from "./words.ts";

/** One thing that happened in a game that is over, told to those who may know everything. */
export interface Entry {
  /** The moment of the replay that it led to. */
  readonly moment: number;
  /** A turn's or a round's beginning stands apart from what happens in it. */
  readonly kind: "turn" | "event";
  readonly text: string;
  readonly mark: Mark | null;
}

/** What it is known by at a glance: a card, somebody who is out, or whoever won. */
export type Mark =
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "out"; readonly seat: Seat }
  | { readonly kind: "won"; readonly seat: Seat };

/** Everything that happened, oldest first. */
export function chronicleOf(
  opened: GameReplay,
  t: Translate,
  language: string,
  chairs: readonly Chair[],
): readonly Entry[] {
  switch (opened.game) {
    case "kittens":
      return kittensChronicle(opened.replay, kittensWords(t, language, chairs, null));
    case "love-letter":
      return letterChronicle(opened.replay, letterWords(t, language, chairs, null));
  }
}
