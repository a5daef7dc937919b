import type { Oracle, Thinker } from "../../../../core/mind.ts";
import { chanceFrom } from "../../../../core/rng.ts";
import { legal } from "../../engine.ts";
import type { LoveLetterEvent } from "../../events.ts";
import type { LoveLetterState } from "../../state.ts";
import { type LoveLetterView, viewOf } from "../../view.ts";
import { beliefOf } from "./belief/belief.ts";
import type { World } from "./belief/world.ts";
import { diceFrom } from "./dice.ts";
import { likingOf } from "./liking.ts";
import { roundOf } from "./model/from-state.ts";
import { optionsOf } from "./search/options.ts";
import { search } from "./search/search.ts";
import { standingOf } from "./search/standing.ts";

export const expert: Thinker<LoveLetterEvent, LoveLetterView> = {
  version: 1,
  canPlay: () => true,
  mind: ({ config, seat, seed, temper }) => {
    const belief = beliefOf(config, seat, seed);
    let told = 0;
    return {
      told: (events) => {
        told += events.length;
        belief.told(events);
      },
      consider: (view) => {
        const dice = diceFrom(chanceFrom(`${seed} search ${told}`));
        const pick = picker(belief.worlds(view), dice);
        const standing = standingOf(
          view.seats.map(({ tokens }) => tokens),
          seat,
        );
        const sample = () => pick().round;
        const tried = search({ seat, sample, standing, dice });
        return optionsOf(legal(view), tried, (command) => likingOf(temper, view, command));
      },
    };
  },
};

export const oracle: Oracle<LoveLetterState> = (state, seat, seed) => {
  const dice = diceFrom(chanceFrom(seed));
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
