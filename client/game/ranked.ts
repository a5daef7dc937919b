import type { Seat } from "../../shared/core/game.ts";

/** How a game ended for a player. */
export interface Ranked {
  readonly seat: Seat;
  /** 1: won; several players may share a rank. */
  readonly rank: number;
  /** The reason: "Exploded". */
  readonly line: string;
  /** A drawing beside it: "fx/crown". */
  readonly mark: string | null;
  /** The picture is drawn as ash. */
  readonly ash: boolean;
}
