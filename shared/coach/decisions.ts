import type { Command } from "../core/commands.ts";
import { seedOf } from "../core/deal.ts";
import type { Seat } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import type { RatedCommand, StatefulBot } from "../core/stateful-bot.ts";
import type { CoachedGame } from "./coached.ts";
import type { JudgedDecision } from "./report.ts";

/** Number of experts with different seeds: the first half determines the best command, the rest its cost. */
const opinions = 4;

/** Evaluates each choice of a seat by its knowledge at that time, one after another. */
export function* judgeDecisions<State, Event, View>(
  { definition, expert: thinker }: CoachedGame<State, Event, View>,
  record: GameRecord,
  seat: Seat,
): Generator<JudgedDecision> {
  const { config, deal, steps } = record;
  const seed = seedOf(deal, record);
  const minds = Array.from({ length: opinions }, (_, number) =>
    thinker.create({ config, seat, seed: `${seed} coach ${seat} ${number}`, temper: null }),
  );
  const { state, events } = definition.setup(config, seed);
  const tell = (news: readonly Event[]) => {
    const told = news.flatMap((event) => definition.redact(event, seat) ?? []);
    for (const mind of minds) mind.observe(told);
  };
  tell(events);
  for (const [index, { actor, command }] of steps.entries()) {
    if (actor === seat) {
      const view = definition.view(state, seat);
      if (definition.legal(view).length > 1) yield judge(minds, view, { step: index + 1, played: command });
    }
    const result = definition.step(state, actor, command);
    if (!result.ok) throw new Error(`step ${index + 1} is refused as ${result.error.code}`);
    tell(result.value);
  }
}

/**
 * Determines the best command by the first half of the experts, and the cost of another by the second half. Separate
 * experts avoid a bias towards their own guesses.
 */
function judge<Event, View>(
  minds: readonly StatefulBot<Event, View>[],
  view: View,
  choice: Pick<JudgedDecision, "step" | "played">,
): JudgedDecision {
  const considered = minds.map((mind) => mind.rateOptions(view));
  const half = Math.ceil(considered.length / 2);
  const options = mean(considered.slice(0, half));
  const second = mean(considered.slice(half));
  const [first] = options;
  if (!first) throw new Error("the expert knows no command");
  const chanceOf = (list: readonly RatedCommand[], command: RatedCommand["command"]) =>
    list.find((option) => sameCommand(option.command, command))?.chance ?? null;
  const bestChance = chanceOf(second, first.command) ?? first.chance;
  const playedChance = chanceOf(second, choice.played) ?? chanceOf(options, choice.played);
  const cost = playedChance === null ? 0 : Math.max(0, bestChance - playedChance);
  const best = cost === 0 && playedChance !== null ? choice.played : first.command;
  return { ...choice, best, bestChance: Math.max(bestChance, playedChance ?? 0), playedChance, cost, options };
}

/** Averages the options of several experts, best first. */
function mean(lists: readonly (readonly RatedCommand[])[]): readonly RatedCommand[] {
  const merged: { readonly command: RatedCommand["command"]; sum: number; count: number }[] = [];
  for (const { command, chance } of lists.flat()) {
    const known = merged.find((each) => sameCommand(each.command, command));
    if (known) {
      known.sum += chance;
      known.count += 1;
    } else merged.push({ command, sum: chance, count: 1 });
  }
  return merged
    .map(({ command, sum, count }) => ({ command, chance: sum / count }))
    .sort((one, other) => other.chance - one.chance);
}

/** Whether two commands have the same effect; the order of a combo's cards is ignored. */
export const sameCommand = (one: Command, other: Command): boolean => textOf(one) === textOf(other);

const textOf = (command: Command): string =>
  JSON.stringify(
    Object.entries(command.type === "play" ? { ...command, cards: command.cards.toSorted() } : command).toSorted(
      ([name], [next]) => (name < next ? -1 : 1),
    ),
  );
