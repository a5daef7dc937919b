import { seededRandom } from "../../../../core/rng.ts";
import type { Oracle, StatefulBotFactory } from "../../../../core/stateful-bot.ts";
import { legal } from "../../engine.ts";
import type { LoveLetterEvent } from "../../events.ts";
import type { LoveLetterState } from "../../state.ts";
import { type LoveLetterView, viewOf } from "../../view.ts";
import { beliefOf } from "./belief/belief.ts";
import type { World } from "./belief/world.ts";
import { fastRandom } from "./fast-random.ts";
import { roundOf } from "./model/from-state.ts";
import { standingOf } from "./search/match-equity.ts";
import { optionsOf } from "./search/options.ts";
import { search } from "./search/search.ts";
import { temperBonusOf } from "./temper-bonus.ts";

export const expert: StatefulBotFactory<LoveLetterEvent, LoveLetterView> = {
  version: 1,
  canPlay: () => true,
  create: ({ config, seat, seed, temper }) => {
    const belief = beliefOf(config, seat, seed);
    let told = 0;
    return {
      observe: (events) => {
        told += events.length;
        belief.observe(events);
      },
      rateOptions: (view) => {
        const dice = fastRandom(seededRandom(`${seed} search ${told}`));
        const pick = picker(belief.sampleWorlds(view), dice);
        const standing = standingOf(
          view.seats.map(({ tokens }) => tokens),
          seat,
        );
        const sample = () => pick().round;
        const tried = search({ seat, sample, standing, dice });
        return optionsOf(legal(view), tried, (command) => temperBonusOf(temper, view, command));
      },
    };
  },
};

export const oracle: Oracle<LoveLetterState> = (state, seat, seed) => {
  const dice = fastRandom(seededRandom(seed));
  const round = roundOf(state);
  const standing = standingOf(
    state.seats.map(({ tokens }) => tokens),
    seat,
  );
  const tried = search({ seat, sample: () => round, standing, dice });
  const [first] = optionsOf(legal(viewOf(state, seat)), tried, () => 0);
  if (first === undefined) throw new Error("nothing to choose from");
  return first.command;
};

function picker(worlds: readonly World[], dice: () => number): () => World {
  const sums: number[] = [];
  let all = 0;
  for (const { weight } of worlds) {
    all += weight;
    sums.push(all);
  }
  return () => {
    const mark = dice() * all;
    const world = worlds[sums.findIndex((sum) => mark < sum)];
    if (world === undefined) throw new Error("no possible world");
    return world;
  };
}
