import type { Seat } from "../../shared/core/game.ts";
import { pick } from "../../shared/core/pick.ts";
import { activeSeats } from "../../shared/games/kittens/active-seats.ts";
import { candidates } from "../../shared/games/kittens/bots/expert/candidates.ts";
import { fastRandom } from "../../shared/games/kittens/bots/expert/fast-random.ts";
import { featuresOf } from "../../shared/games/kittens/bots/expert/features.ts";
import { carryOut, playOn } from "../../shared/games/kittens/bots/expert/rollout.ts";
import { type EditionId, editions } from "../../shared/games/kittens/editions/registry.ts";
import { setup } from "../../shared/games/kittens/setup.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import { viewOf } from "../../shared/games/kittens/view.ts";

/** Non-zero features of one seat. */
export interface Sparse {
  readonly indexes: Uint8Array;
  readonly values: Float32Array;
}

/** Position of a game, with its winner. */
export interface Position {
  /** Null for seats that cannot win any more. */
  readonly seats: readonly (Sparse | null)[];
  readonly winner: Seat;
}

/** Share of the turns of a game that is used, because consecutive turns are similar. */
const taken = 0.4;
/** Share of random commands until a random turn, so that unusual hands occur. */
const wild = 0.25;
const mostWildTurns = 16;

/**
 * Positions of one game. First all seats play steady with some random commands, then steady alone; only the latter
 * positions count.
 */
export function positionsOf(edition: EditionId, players: number, seed: string, dice: number): readonly Position[] {
  const chance = fastRandom(dice);
  const { state } = setup({ edition, players, options: optionsBy(edition, chance) }, seed);
  const wildTurns = Math.floor(chance() * mostWildTurns) - 4;
  for (let turn = 0; turn < wildTurns && state.winner === null; turn += 1) playWildTurn(state, chance);
  const seen: (readonly (Sparse | null)[])[] = [];
  while (state.winner === null) {
    if (chance() < taken) seen.push(sparse(state));
    playOn(state, 1, chance);
  }
  const { winner } = state;
  return seen.map((seats) => ({ seats, winner }));
}

const optionsBy = (edition: EditionId, chance: () => number): Readonly<Record<string, boolean>> =>
  editions[edition].options.fast === undefined ? {} : { fast: chance() < 0.3 };

function playWildTurn(state: KittensState, chance: () => number): void {
  for (let plays = 0; plays < 3 && state.winner === null && chance() < wild; plays += 1) {
    const { seat } = pick(activeSeats(state), chance);
    carryOut(state, seat, pick(candidates(viewOf(state, seat)), chance));
  }
  playOn(state, 1, chance);
}

function sparse(state: KittensState): readonly (Sparse | null)[] {
  return featuresOf(state).map((features, seat) => {
    if (state.seats[seat]?.life === "exploded") return null;
    const indexes = features.flatMap((value, index) => (value === 0 ? [] : [index]));
    return {
      indexes: Uint8Array.from(indexes),
      values: Float32Array.from(indexes, (index) => features[index] ?? 0),
    };
  });
}
