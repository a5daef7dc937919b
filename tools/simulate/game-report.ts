import { isMainThread } from "node:worker_threads";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Seat } from "../../shared/core/game.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import type { GameChecks } from "./checks.ts";
import { inspector } from "./inspector.ts";
import { botsOf, type SimulationPlan } from "./plan.ts";
import { playGame, type Witness } from "./play.ts";
import { type Minds, type Player, playerCalled } from "./players.ts";

/** Result of one game of a simulation, as plain data for threads. */
export interface GameReport {
  /** Number in the plan, from 0. */
  readonly game: number;
  /** All commands with their seats, one per line. */
  readonly script: string;
  readonly commands: number;
  /** Null if the game did not end. */
  readonly winners: readonly Seat[] | null;
  /** Milliseconds of processor time of every decision, by seat. */
  readonly times: readonly (readonly number[])[];
  /** Flaws that the checks found; only the first few. */
  readonly flaws: readonly string[];
  /** Number of checks with exchanged hidden cards. */
  readonly exchanges: number;
}

export const mostFlaws = 10;

/** Plays one game of the plan. The same plan and number give the same commands. */
export function reportOfGame<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  checks: GameChecks<State, Event>,
  minds: Minds<State, Event, View> | null,
  plan: SimulationPlan,
  game: number,
): GameReport {
  const seed = `${plan.seed} ${game}`;
  const { config } = plan;
  const lines: string[] = [];
  const flaws: string[] = [];
  let exchanges = 0;
  const scribe: Witness<State, Event> = {
    after: (_, { actor, command }) => {
      lines.push(`${actor} ${JSON.stringify(command)}\n`);
    },
  };
  const findings = {
    complain: (flaw: string) => {
      if (flaws.length < mostFlaws) flaws.push(`game ${game}, command ${lines.length}: ${flaw}`);
    },
    exchanged: () => {
      exchanges += 1;
    },
  };
  const watch = plan.check
    ? both(scribe, inspector(definition, checks, seededRandom(`${seed} checks`), findings))
    : scribe;
  const times = botsOf(plan, game).map((): number[] => []);
  const players = botsOf(plan, game).map((name, seat) => {
    const player = playerCalled(definition, minds, name, { config, seat, seed: `${seed} ${name} ${seat}` });
    return timed(player, (ms) => times[seat]?.push(ms));
  });
  const outcome = playGame(definition, { config, seed }, players, watch);
  const winners = outcome?.winners ?? null;
  return { game, script: lines.join(""), commands: lines.length, winners, times, flaws, exchanges };
}

/** Measures the processor time of each decision. */
const timed = <State, Event>(player: Player<State, Event>, tell: (ms: number) => void): Player<State, Event> => ({
  ...player,
  act: (state, chance) => {
    const start = processorTime();
    const command = player.act(state, chance);
    tell(processorTime() - start);
    return command;
  },
});

/** In milliseconds. The clock of one thread is coarse, so the main thread measures the whole process. */
function processorTime(): number {
  const { user, system } = isMainThread ? process.cpuUsage() : process.threadCpuUsage();
  return (user + system) / 1000;
}

function both<State, Event>(one: Witness<State, Event>, other: Witness<State, Event>): Witness<State, Event> {
  return {
    begin: (start) => {
      one.begin?.(start);
      other.begin?.(start);
    },
    before: (state) => {
      one.before?.(state);
      other.before?.(state);
    },
    after: (state, happening) => {
      one.after(state, happening);
      other.after(state, happening);
    },
  };
}
