import type { Schema } from "@colyseus/schema";
import type { Seat, Viewer } from "../../shared/core/game.ts";

/** What one game shows in the table's state. */
export interface GameSync<View> {
  readonly state: Schema;
  /** @param view what each may see now. */
  write(view: (viewer: Viewer) => View): void;
  /** What only the seat's own player is sent; to be added to the view of that player's connection. */
  privateState(seat: Seat): Schema | null;
}

/** How a game goes over the wire. */
export interface SyncedGame<View> {
  /** What its part of the table's state is called. */
  readonly field: string;
  /** The class of that part. */
  readonly schema: new () => Schema;
  /** The part of a new game; from then on it shows what its views show. */
  newSync(players: number): GameSync<View>;
}
