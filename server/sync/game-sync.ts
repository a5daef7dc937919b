import type { Schema } from "@colyseus/schema";
import type { Seat, Viewer } from "../../shared/core/game.ts";

/** What one game shows in the table's state. */
export interface GameSync<View> {
  /** @param view what each may see now. */
  write(view: (viewer: Viewer) => View): void;
  /** What only the seat's own player is sent; to be added to the view of that player's connection. */
  privateState(seat: Seat): Schema | null;
}
