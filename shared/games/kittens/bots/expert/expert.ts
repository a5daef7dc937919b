import type { Oracle, Thinker } from "../../../../core/mind.ts";
import { chanceFrom } from "../../../../core/rng.ts";
import type { KittensEvent } from "../../events.ts";
import type { KittensState } from "../../state.ts";
import { type KittensView, viewOf } from "../../view.ts";
import { steady } from "../steady.ts";

export const expert: Thinker<KittensEvent, KittensView> = {
  version: 1,
  mind: ({ seed }) => {
    let told = 0;
    return {
      told: (events) => {
        told += events.length;
      },
      consider: (view) => [{ command: steady(view, chanceFrom(`${seed} ${told}`)), chance: 0.5 }],
    };
  },
};

export const oracle: Oracle<KittensState> = (state, seat, seed) => steady(viewOf(state, seat), chanceFrom(seed));
