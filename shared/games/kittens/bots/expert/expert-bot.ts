import type { Command } from "../../../../core/commands.ts";
import { seededRandom } from "../../../../core/rng.ts";
import type { BotIdentity, StatefulBot } from "../../../../core/stateful-bot.ts";
import type { KittensEvent } from "../../events.ts";
import type { KittensView } from "../../view.ts";
import { steady } from "../steady.ts";
import { Belief } from "./belief/belief.ts";
import { candidates } from "./candidates.ts";
import { type SearchBudget, search } from "./search.ts";

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
export function usualFirst(view: KittensView, chance: () => number): readonly Command[] {
  const usual = steady(view, chance);
  const text = JSON.stringify(usual);
  return [usual, ...candidates(view).filter((command) => JSON.stringify(command) !== text)];
}

export const wholeFrom = (chance: () => number): number => Math.floor(chance() * 2 ** 31);
