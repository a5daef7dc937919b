import type { Temper } from "../../../shared/core/bots.ts";
import type { Command } from "../../../shared/core/commands.ts";
import type { AnyEvent, AnyView, GameConfig, Seat } from "../../../shared/core/game.ts";

/** Expert bots that compute outside the tables. */
export interface Experts {
  /** Whether this process runs experts. Otherwise `steady` replaces them, and the game records say so. */
  readonly think: boolean;
  /** Creates the experts of one game at one table. They start with the first request. */
  of(game: ExpertGame): TableExperts;
  /** Counts a request without an answer in time, so that `steady` played. */
  late(): void;
  close(): Promise<void>;
}

/** Game as its experts see it. */
export interface ExpertGame {
  /** Id of the game. */
  readonly game: string;
  readonly config: GameConfig;
  /** Returns the redacted events of a seat since a step, and the present number of steps. */
  toldFrom(seat: Seat, step: number): { readonly events: readonly AnyEvent[]; readonly steps: number };
  view(seat: Seat): AnyView;
}

/** Expert bot on a chair. */
export interface SeatedExpert {
  readonly seat: Seat;
  readonly temper: Temper | null;
  /** Secret seed of all randomness of the expert. */
  readonly seed: string;
}

/** Expert bots of one game at one table. */
export interface TableExperts {
  /**
   * Requests a command for the pending decision.
   * @param opener quota key of the table.
   * @param answered receives the command later, unless none comes or the request is dropped first.
   * @returns false if the request is rejected, because of load or because these experts failed too often.
   */
  ask(expert: SeatedExpert, opener: string, answered: (command: Command) => void): boolean;
  /** Drops all open requests. */
  drop(): void;
  /**
   * Pauses the experts while no player is connected. Their quota stays reserved until another game needs it. A later
   * request restarts them.
   */
  rest(): void;
  /** Ends the experts and releases their quota. A later request restarts them. */
  end(): void;
}

/** Experts that reject every request. */
export const noExperts: Experts = {
  think: false,
  of: () => ({ ask: () => false, drop() {}, rest() {}, end() {} }),
  late() {},
  close: async () => {},
};
