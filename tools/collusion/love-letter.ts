import type { LoveLetterState } from "../../shared/games/love-letter/state.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import type { Sparing } from "./decision-points.ts";

/** Guesses and all other cards with a target. */
export const loveLetterSparing: Sparing<LoveLetterState, LoveLetterView> = {
  helps: () => false,
  nopes: () => [],
  aid: () => null,
};
