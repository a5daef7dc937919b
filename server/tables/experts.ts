import type { Temper } from "../../shared/core/bots.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { AnyEvent, AnyView, GameConfig, Seat } from "../../shared/core/game.ts";

/** Experts that think beside the tables. */
export interface Experts {
  /** Whether anybody thinks here at all: otherwise steady ones play in their place, and the records of games say so. */
  readonly think: boolean;
  /** Experts of one game at one table; nothing is done before the first question. */
  of(game: ExpertGame): TableExperts;
  /** An expert was asked, and `steady` has played: no answer had come. */
  late(): void;
  close(): Promise<void>;
}

/** A game as its experts learn of it. */
export interface ExpertGame {
  /** The id of the game. */
  readonly game: string;
  readonly config: GameConfig;
  /** What a seat was told from a step on, redacted, and how many steps there are now. */
  toldFrom(seat: Seat, step: number): { readonly events: readonly AnyEvent[]; readonly steps: number };
  view(seat: Seat): AnyView;
}

/** An expert on a chair. */
export interface SeatedExpert {
  readonly seat: Seat;
  readonly temper: Temper | null;
  /** A secret: all chance of the expert comes from it. */
  readonly seed: string;
}

/** The experts of one game at one table. */
export interface TableExperts {
  /**
   * Asks what to do now.
   * @param opener in whose name the table takes up their time.
   * @param answered gets the answer later, unless none comes or the question is dropped before.
   * @returns false if the question is refused: for load, or because these experts have failed too often.
   */
  ask(expert: SeatedExpert, opener: string, answered: (command: Command) => void): boolean;
  /** Whatever was asked no longer matters. */
  drop(): void;
  /** Nobody is here for whom they would think. A later question begins anew, before others if nobody needed their time. */
  rest(): void;
  /** Nothing is left of them; a later question begins anew. */
  end(): void;
}

/** No expert ever answers. */
export const noExperts: Experts = {
  think: false,
  of: () => ({ ask: () => false, drop() {}, rest() {}, end() {} }),
  late() {},
  close: async () => {},
};
