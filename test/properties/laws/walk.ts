import fc from "fast-check";
import type { Command } from "../../../shared/core/commands.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { GameConfig, Seat } from "../../../shared/core/game.ts";
import { seededRandom } from "../../../shared/core/rng.ts";
import type { Happening } from "../../../tools/simulate/checks.ts";

/** A whole random game: `seed` determines the deal and every command. */
export interface Walk {
  readonly config: GameConfig;
  readonly seed: string;
}

export const walks = (configs: fc.Arbitrary<GameConfig>): fc.Arbitrary<Walk> =>
  fc.record({ config: configs, seed: fc.string() });

export type Move = Pick<Happening<unknown>, "actor" | "command">;

/** Maximum number of commands; a longer game counts as endless. */
const endless = 50_000;

/**
 * Plays a walk to its end; sometimes the clock acts before the players.
 *
 * @param visit called with every state and the next command; the last state has none.
 */
export function walk<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  { config, seed }: Walk,
  visit: (state: State, next: Move | null, chance: () => number) => void,
): void {
  const { state } = definition.setup(config, seed);
  const chance = seededRandom(`${seed} moves`);
  for (let moves = 0; moves < endless; moves += 1) {
    const move = definition.outcome(state) ? null : anyMove(definition, state, config.players, chance);
    visit(state, move, chance);
    if (move === null) return;
    act(definition, state, move);
  }
  throw new Error("the game does not end");
}

/** Executes a command that must be accepted. */
export function act<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  state: State,
  { actor, command }: Move,
): readonly Event[] {
  const result = definition.step(state, actor, command);
  if (!result.ok) throw new Error(`${JSON.stringify(command)} of ${actor} is refused as ${result.error.code}`);
  return result.value;
}

/** Chooses a move: mostly of an awaited seat; sometimes of any seat with legal commands, or of the clock. */
function anyMove<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  state: State,
  players: number,
  chance: () => number,
): Move {
  const luck = chance();
  if (luck < 0.05) return { actor: "clock", command: { type: "timeout" } };
  const legalOf = (seat: Seat): readonly Command[] => definition.legal(definition.view(state, seat));
  const able = () => [...Array(players).keys()].filter((seat) => legalOf(seat).length > 0);
  const seat = pick(luck < 0.15 ? able() : definition.activeSeats(state).map((awaited) => awaited.seat), chance);
  return { actor: seat, command: pick(legalOf(seat), chance) };
}

export function pick<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}
