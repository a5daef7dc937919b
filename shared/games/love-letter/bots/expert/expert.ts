import type { Temper } from "../../../../core/bots.ts";
import type { Command } from "../../../../core/commands.ts";
import { seededRandom } from "../../../../core/rng.ts";
import type { Oracle, RatedCommand, StatefulBotFactory } from "../../../../core/stateful-bot.ts";
import { legal } from "../../engine.ts";
import type { LoveLetterEvent } from "../../events.ts";
import type { LoveLetterState } from "../../state.ts";
import { type LoveLetterView, viewOf } from "../../view.ts";
import { beliefOf } from "./belief/belief.ts";
import type { World } from "./belief/world.ts";
import { fastRandom } from "./fast-random.ts";
import { roundOf } from "./model/from-state.ts";
import { moveOf } from "./model/step.ts";
import { search, standingOf, type Tried } from "./search/search.ts";

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

/** Minimum share of the most visited move's visits at which a move counts as well tried. */
const wellTried = 0.5;

/**
 * Sorts the commands, best first: well tried ones by their winning chance and liking, the others by their visits.
 *
 * @param liking in winning chance.
 */
function optionsOf(
  commands: readonly Command[],
  tried: readonly Tried[],
  liking: (command: Command) => number,
): readonly RatedCommand[] {
  const byMove = new Map(tried.map((one) => [one.move, one]));
  const most = Math.max(...tried.map(({ visits }) => visits));
  const ranked = commands.map((command) => {
    const { chance = 0, visits = 0 } = byMove.get(moveOf(command) ?? -1) ?? {};
    const rank = visits >= most * wellTried ? 1 + chance + liking(command) : visits / most;
    return { option: { command, chance }, rank };
  });
  return ranked.toSorted((one, other) => other.rank - one.rank).map(({ option }) => option);
}

/** Bonus, in winning chance, for a command that suits the temperament. */
const bonus = 0.02;

/** Returns the bonus of a command for this temperament, in winning chance. */
const temperBonusOf = (temper: Temper | null, view: LoveLetterView, command: Command): number =>
  temper !== null && suits(temper, view, command) ? bonus : 0;

function suits(temper: Temper, view: LoveLetterView, command: Command): boolean {
  const card = command.type === "play" ? command.cards[0] : undefined;
  const target = command.type === "play" ? command.target : undefined;
  switch (temper) {
    case "careful":
      return card === "shell-shield" || card === "mouse-trapper";
    case "thief":
      return card === "hermit-home-swap" || card === "not-a-pet" || command.type === "swap";
    case "noper":
      return target !== undefined && leads(view, target);
    case "gambler":
      return card === "crystal-bowl" || card === "battle-bunny" || card === "jittery-juggler";
  }
}

/** Whether no player has more tokens, and at least one has fewer. */
function leads({ seats }: LoveLetterView, seat: number): boolean {
  const own = seats[seat]?.tokens ?? 0;
  return seats.every(({ tokens }) => tokens <= own) && seats.some(({ tokens }) => tokens < own);
}
