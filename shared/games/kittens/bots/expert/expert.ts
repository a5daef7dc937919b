import type { Command } from "../../../../core/commands.ts";
import { newRandomState, seededRandom } from "../../../../core/rng.ts";
import type { BotIdentity, Oracle, StatefulBot, StatefulBotFactory } from "../../../../core/stateful-bot.ts";
import type { KittensEvent } from "../../events.ts";
import { clone, type KittensState } from "../../state.ts";
import { type KittensView, viewOf } from "../../view.ts";
import { steady } from "../steady.ts";
import { Belief } from "./belief/belief.ts";
import { candidates } from "./candidates.ts";
import { type SearchBudget, search } from "./search.ts";
import { isPlayable } from "./value.ts";

/** @returns a stateful bot with this search effort. */
export function createExpertBot(self: BotIdentity, effort: SearchBudget): StatefulBot<KittensEvent, KittensView> {
  const belief = new Belief(self);
  let count = 0;
  return {
    observe: (events) => {
      belief.observe(events);
      count += events.length;
    },
    rateOptions: (view) => {
      const chance = seededRandom(`${self.seed} ${count}`);
      const commands = usualFirst(view, chance);
      const worlds = (wanted: number) => belief.sampleStates(view, wanted, chance);
      return search(commands, self.seat, worlds, {
        effort,
        temper: self.temper,
        seats: self.config.players,
        seed: wholeFrom(chance),
      });
    },
  };
}

/** Lists the command of `steady` first, then the other candidates. */
function usualFirst(view: KittensView, chance: () => number): readonly Command[] {
  const usual = steady(view, chance);
  const text = JSON.stringify(usual);
  return [usual, ...candidates(view).filter((command) => JSON.stringify(command) !== text)];
}

const wholeFrom = (chance: () => number): number => Math.floor(chance() * 2 ** 31);

const effort: SearchBudget = { rounds: [12, 16, 24], turns: 2, doubt: 0.5 };
/** Effort with full information: worlds differ only in their randomness. */
const oracleEffort: SearchBudget = { rounds: [16, 16], turns: 2, doubt: 0 };

/** Samples many worlds for the hidden cards, tries its commands in each, and evaluates the results. */
export const expert: StatefulBotFactory<KittensEvent, KittensView> = {
  version: 1,
  canPlay: isPlayable,
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
