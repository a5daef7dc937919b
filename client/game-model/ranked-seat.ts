import type { Seat } from "../../shared/core/game.ts";

/** Final rank of a player. */
export interface RankedSeat {
  readonly seat: Seat;
  /** 1: won; several players may share a rank. */
  readonly rank: number;
  /** Reason for the rank: "Exploded". */
  readonly line: string;
  /** Drawing beside it: "fx/crown". */
  readonly mark: string | null;
  /** Whether the picture is drawn as ash. */
  readonly ash: boolean;
}
