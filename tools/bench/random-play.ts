import type { GameDefinition } from "../../shared/core/definition.ts";
import type { GameConfig } from "../../shared/core/game.ts";

/** Fast random generator (mulberry32), sufficient for the choice of commands; the game does not use it. */
function quickChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Number of games between two reads of the clock, because one read costs as much as fifty commands on some systems. */
const gamesAtOnce = 50;

/**
 * Plays random games: a player to act gets the view, lists the legal commands and chooses any.
 * @param milliseconds of processor time, so that other load does not change the result.
 * @returns commands per second of processor time.
 */
export function speedOfRandomPlay<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  config: GameConfig,
  milliseconds: number,
  seed: number,
): number {
  const chance = quickChance(seed);
  const start = process.cpuUsage();
  let commands = 0;
  let elapsed = 0;
  for (let game = 0; elapsed < milliseconds; game += 1) {
    commands += playRandomly(definition, config, `${seed} ${game}`, chance);
    if (game % gamesAtOnce !== gamesAtOnce - 1) continue;
    const { user, system } = process.cpuUsage(start);
    elapsed = (user + system) / 1000;
  }
  return (commands * 1000) / elapsed;
}

/** @returns the number of commands in the game. */
export function playRandomly<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  config: GameConfig,
  seed: string,
  chance: () => number,
): number {
  const { state } = definition.setup(config, seed);
  for (let commands = 0; ; commands += 1) {
    const awaited = definition.activeSeats(state);
    const actor = awaited[Math.floor(chance() * awaited.length)];
    if (!actor) return commands;
    const view = definition.view(state, actor.seat);
    const legal = definition.legal(view);
    const command = legal[Math.floor(chance() * legal.length)];
    if (!command || !definition.step(state, actor.seat, command, view).ok)
      throw new Error(`${JSON.stringify(command)} is refused`);
  }
}
