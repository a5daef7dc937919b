import type { Command } from "../../shared/core/commands.ts";
import type { Bot, GameDefinition } from "../../shared/core/definition.ts";
import type { GameConfig, Outcome, Seat } from "../../shared/core/game.ts";
import { chanceFrom } from "../../shared/core/rng.ts";
import type { Happening } from "./checks.ts";

/** A game is given up after this many commands. */
const endless = 50_000;

export interface Match<View> {
  readonly config: GameConfig;
  /** Any text; the same text gives the same game. */
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly Bot<View>[];
}

/** Sees everything that happens in a game. The state changes with the next command: keep a clone, not the state. */
export interface Witness<State, Event> {
  readonly begin?: (start: State) => void;
  readonly before?: (state: State) => void;
  readonly after: (state: State, happening: Happening<Event>) => void;
}

/** Plays a game to its end; where several may act, the first is random. @returns null if it does not end. */
export function playMatch<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  { config, seed, bots }: Match<View>,
  witness: Witness<State, Event>,
): Outcome | null {
  const { state } = definition.setup(config, seed);
  const chance = chanceFrom(`${seed} bots`);
  witness.begin?.(state);
  for (let count = 0; count < endless; count += 1) {
    const outcome = definition.outcome(state);
    if (outcome) return outcome;
    const { seat, command } = nextCommand(definition, state, bots, chance);
    witness.before?.(state);
    const result = definition.step(state, seat, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} of seat ${seat} is refused as ${result.error.code}`);
    witness.after(state, { actor: seat, command, events: result.value });
  }
  return null;
}

function nextCommand<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  state: State,
  bots: readonly Bot<View>[],
  chance: () => number,
): { readonly seat: Seat; readonly command: Command } {
  const awaited = definition.awaits(state);
  const { seat } = awaited[Math.floor(chance() * awaited.length)] ?? {};
  const bot = seat === undefined ? undefined : bots[seat];
  if (seat === undefined || !bot) throw new Error("nobody to act");
  return { seat, command: bot(definition.view(state, seat), chance) };
}
