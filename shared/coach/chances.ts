import type { Bot, GameDefinition } from "../core/definition.ts";
import { chanceFrom } from "../core/rng.ts";
import type { CoachedGame } from "./coached.ts";

/** A game is given up as undecided after this many commands. */
const endless = 5000;

/**
 * Plays on from a state, all hands as they are and hidden cards in another order, everybody playing `steady`.
 * @param state stays as it is.
 * @param players how many sit in the game.
 * @param seed any text; everything comes from it.
 * @returns each seat's share of the win.
 */
export function playedOut<State, Event, View>(
  { definition, reordered, settled }: CoachedGame<State, Event, View>,
  state: State,
  players: number,
  seed: string,
): readonly number[] {
  const copy = reordered(state, `${seed} order`);
  const chance = chanceFrom(`${seed} bots`);
  const bot = steadyOf(definition);
  for (let count = 0; count < endless; count += 1) {
    const shares = settled(copy, state);
    if (shares) return shares;
    const awaited = definition.awaits(copy);
    const { seat } = awaited[Math.floor(chance() * awaited.length)] ?? {};
    if (seat === undefined) throw new Error("nobody to act");
    const command = bot(definition.view(copy, seat), chance);
    const result = definition.step(copy, seat, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused as ${result.error.code}`);
  }
  return Array.from({ length: players }, () => 1 / players);
}

export function steadyOf<State, Event, View>(definition: GameDefinition<State, Event, View>): Bot<View> {
  const bot = definition.bots["steady"];
  if (!bot) throw new Error(`${definition.id} has no steady bot`);
  return bot;
}
