import { requirePlayers } from "../../core/editions.ts";
import type { GameConfig } from "../../core/game.ts";
import { newRandomState, randomInt } from "../../core/rng.ts";
import { edition } from "./edition.ts";
import { startRound } from "./effects/turns.ts";
import type { LoveLetterEvent } from "./events.ts";
import type { LoveLetterState, SeatState } from "./state.ts";

/** Begins a game: its first round is dealt, and a random player has drawn (L1–L3). */
export function setup(
  config: GameConfig,
  seed: string,
): { readonly state: LoveLetterState; readonly events: readonly LoveLetterEvent[] } {
  if (config.edition !== edition.id) throw new RangeError(`no Love Letter edition ${config.edition}`);
  requirePlayers(edition, config.players);
  const state: LoveLetterState = {
    seats: Array.from({ length: config.players }, emptySeat),
    round: 1,
    turn: 0,
    pile: [],
    setAside: null,
    open: [],
    pending: null,
    last: null,
    winners: [],
    random: newRandomState(seed),
  };
  const events: LoveLetterEvent[] = [];
  startRound({ state, events }, randomInt(state.random, config.players));
  return { state, events };
}

const emptySeat = (): SeatState => ({ eliminated: false, hand: [], played: [], shielded: false, tokens: 0 });
