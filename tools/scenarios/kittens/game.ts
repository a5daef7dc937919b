import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";
import type { ScenarioGame } from "../game.ts";
import { expectations } from "./expectations.ts";
import { given } from "./given.ts";

export const kittensScenarios: ScenarioGame<KittensState, KittensEvent, KittensView> = {
  definition: kittens,
  given,
  expectations,
};
