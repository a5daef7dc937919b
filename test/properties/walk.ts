import fc from "fast-check";
import type { Command } from "../../shared/core/commands.ts";
import type { Actor, EditionInfo, GameConfig, Seat } from "../../shared/core/game.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import { chanceFrom } from "../../tools/simulate/chance.ts";
import type { Happening } from "../../tools/simulate/checks.ts";

/** How many times as many games are played, and how long a property may take, in milliseconds. */
export const { times, timeout } = process.env["LONG"] ? { times: 10, timeout: 600_000 } : { times: 1, timeout: 60_000 };

/** A whole game at random: `seed` decides the deal and every move. */
export interface Walk {
  readonly config: GameConfig;
  readonly seed: string;
}

/** Games with any options. */
export const walks = ({ id, options }: EditionInfo, players: number): fc.Arbitrary<Walk> =>
  fc
    .record({
      options: fc.record(Object.fromEntries(Object.keys(options).map((name) => [name, fc.boolean()]))),
      seed: fc.string(),
    })
    .map(({ options: chosen, seed }) => ({ config: { edition: id, players, options: chosen }, seed }));

export type Move = Pick<Happening<KittensEvent>, "actor" | "command">;

/**
 * Plays a walk to its end; now and then the clock is faster than the players.
 * @param visit is given every state with the move that comes next; the last one has none.
 */
export function walk(
  { config, seed }: Walk,
  visit: (state: KittensState, next: Move | null, chance: () => number) => void,
): void {
  const { state } = kittens.setup(config, seed);
  const chance = chanceFrom(`${seed} moves`);
  for (;;) {
    const move = kittens.outcome(state) ? null : anyMove(state, chance);
    visit(state, move, chance);
    if (move === null) return;
    act(state, move);
  }
}

/** Carries out a move that must be accepted. */
export function act(state: KittensState, { actor, command }: Move): readonly KittensEvent[] {
  const result = kittens.step(state, actor, command);
  if (!result.ok) throw new Error(`${JSON.stringify(command)} of ${actor} is refused as ${result.error.code}`);
  return result.value;
}

/** Mostly by somebody who is waited for, now and then by anybody who could do something: a NOW card (K49), or the clock. */
function anyMove(state: KittensState, chance: () => number): { readonly actor: Actor; readonly command: Command } {
  const luck = chance();
  if (luck < 0.05) return { actor: "clock", command: { type: "timeout" } };
  const awaited = kittens.awaits(state).map(({ seat }) => seat);
  const able = luck < 0.15 ? [...state.seats.keys()].filter((seat) => legalOf(state, seat).length > 0) : awaited;
  const seat = pick(able, chance);
  return { actor: seat, command: pick(legalOf(state, seat), chance) };
}

const legalOf = (state: KittensState, seat: Seat): readonly Command[] => kittens.legal(kittens.view(state, seat));

export function pick<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}
