import type { Oracle, Thinker } from "../../../../core/mind.ts";
import { chanceFrom, randomFrom } from "../../../../core/rng.ts";
import { clone } from "../../clone.ts";
import type { KittensEvent } from "../../events.ts";
import type { KittensState } from "../../state.ts";
import { type KittensView, viewOf } from "../../view.ts";
import { mindOf, usualFirst, wholeFrom } from "./mind.ts";
import { type Effort, search } from "./search.ts";

const effort: Effort = { rounds: [12, 16, 24], turns: 2, doubt: 0.5 };
/** With nothing to guess, chance is all that differs between worlds. */
const oracleEffort: Effort = { rounds: [16, 16], turns: 2, doubt: 0 };

/** Deals what it cannot see into many worlds, tries its commands there, and values what comes of them. */
export const expert: Thinker<KittensEvent, KittensView> = {
  version: 1,
  mind: (self) => mindOf(self, effort),
};

/** The expert's search in the one true world. */
export const oracle: Oracle<KittensState> = (state, seat, seed) => {
  const chance = chanceFrom(seed);
  const commands = usualFirst(viewOf(state, seat), chance);
  const worlds = (count: number) =>
    Array.from({ length: count }, () => ({
      state: { ...clone(state), random: randomFrom(`${seed} ${chance()}`) },
      weight: 1,
    }));
  const manner = { effort: oracleEffort, temper: null, seed: wholeFrom(chance) };
  const [best] = search(commands, seat, worlds, manner);
  if (best === undefined) throw new Error("nothing to do");
  return best.command;
};
