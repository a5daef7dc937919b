import type { Bot, GameDefinition } from "../core/definition.ts";
import type { Seat } from "../core/game.ts";
import { seededRandom } from "../core/rng.ts";
import type { CoachedGame } from "./coached.ts";

/** Maximum number of commands; a longer game counts as undecided. */
const endless = 5000;

/**
 * Plays a game to its end with `steady` in all seats. Hands stay as they are, hidden cards get another order.
 *
 * @param state is not changed.
 *
 * @param players number of players in the game.
 *
 * @param seed any text; the source of all randomness.
 *
 * @returns each seat's share of the win.
 */
export function playOut<State, Event, View>(
  { definition, reshuffleUnknown: reordered, knownShares: settled }: CoachedGame<State, Event, View>,
  state: State,
  players: number,
  seed: string,
): readonly number[] {
  const copy = reordered(state, `${seed} order`);
  const chance = seededRandom(`${seed} bots`);
  const bot = createSteadyBot(definition);
  for (let count = 0; count < endless; count += 1) {
    const shares = settled(copy, state);
    if (shares) return shares;
    const awaited = definition.activeSeats(copy);
    const { seat } = awaited[Math.floor(chance() * awaited.length)] ?? {};
    if (seat === undefined) throw new Error("no pending decision");
    const command = bot(definition.view(copy, seat), chance);
    const result = definition.step(copy, seat, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused as ${result.error.code}`);
  }
  return Array.from({ length: players }, () => 1 / players);
}

export function createSteadyBot<State, Event, View>(definition: GameDefinition<State, Event, View>): Bot<View> {
  const bot = definition.bots["steady"];
  if (!bot) throw new Error(`${definition.id} has no steady bot`);
  return bot;
}

/** Each seat's share of the win: several winners divide it. */
export const sharesOf = (winners: readonly Seat[], players: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
