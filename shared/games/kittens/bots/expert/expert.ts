import { newRandomState, seededRandom } from "../../../../core/rng.ts";
import type { Oracle, StatefulBotFactory } from "../../../../core/stateful-bot.ts";
import { clone } from "../../clone.ts";
import type { KittensEvent } from "../../events.ts";
import type { KittensState } from "../../state.ts";
import { type KittensView, viewOf } from "../../view.ts";
import { createExpertBot, usualFirst, wholeFrom } from "./expert-bot.ts";
import { type SearchBudget, search } from "./search.ts";
import { isTrainedFor } from "./weights/registry.ts";

const effort: SearchBudget = { rounds: [12, 16, 24], turns: 2, doubt: 0.5 };
/** Effort with full information: worlds differ only in their randomness. */
const oracleEffort: SearchBudget = { rounds: [16, 16], turns: 2, doubt: 0 };

/** Samples many worlds for the hidden cards, tries its commands in each, and evaluates the results. */
export const expert: StatefulBotFactory<KittensEvent, KittensView> = {
  version: 1,
  canPlay: isTrainedFor,
  create: (self) => createExpertBot(self, effort),
};

/** Runs the expert's search with full information. */
export const oracle: Oracle<KittensState> = (state, seat, seed) => {
  const chance = seededRandom(seed);
  const commands = usualFirst(viewOf(state, seat), chance);
  const worlds = (count: number) =>
    Array.from({ length: count }, () => ({
      state: { ...clone(state), random: newRandomState(`${seed} ${chance()}`) },
      weight: 1,
    }));
  const manner = { effort: oracleEffort, temper: null, seats: state.seats.length, seed: wholeFrom(chance) };
  const [best] = search(commands, seat, worlds, manner);
  if (best === undefined) throw new Error("nothing to do");
  return best.command;
};
