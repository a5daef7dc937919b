import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { LoveLetterState } from "../../../shared/games/love-letter/state.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import type { ScenarioGame } from "../game.ts";
import { expectations } from "./expectations.ts";
import { given } from "./given.ts";

export const loveLetterScenarios: ScenarioGame<LoveLetterState, LoveLetterEvent, LoveLetterView> = {
  definition: loveLetter,
  given,
  expectations,
};
