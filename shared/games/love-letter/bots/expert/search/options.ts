import type { Command } from "../../../../../core/commands.ts";
import type { RatedCommand } from "../../../../../core/stateful-bot.ts";
import { moveOf } from "../model/moves.ts";
import type { Tried } from "./search.ts";

/** Minimum share of the most visited move's visits at which a move counts as well tried. */
const wellTried = 0.5;

/**
 * Sorts the commands, best first: well tried ones by their winning chance and liking, the others by their visits.
 *
 * @param liking in winning chance.
 */
export function optionsOf(
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
