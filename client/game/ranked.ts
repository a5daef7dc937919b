import type { Seat } from "../../shared/core/game.ts";

/** How a player came out of a game. */
export interface Ranked {
  readonly seat: Seat;
  /** 1: won; several may share a rank. */
  readonly rank: number;
  /** How it came to that: "Exploded". */
  readonly line: string;
  /** A drawing beside it: "fx/crown". */
  readonly mark: string | null;
  /** The picture is turned to ash. */
  readonly ash: boolean;
}
