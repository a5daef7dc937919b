import type { Schema } from "@colyseus/schema";
import type { Seat, Viewer } from "../../shared/core/game.ts";
import type { EventCodec } from "../../shared/net/games.ts";

/** Part of a table's synchronised state for one game. */
export interface GameSync<View> {
  readonly state: Schema;
  /** @param view returns the present view of a viewer. */
  write(view: (viewer: Viewer) => View): void;
  /** @param view present view of the seat; only its private part has changed. */
  writeOwn(seat: Seat, view: View): void;
  /** Returns the private state of a seat, which is added to the view of that player's connection. */
  privateState(seat: Seat): Schema | null;
}

/** Binding of a game to the synchronised state. */
export interface SyncedGame<View> {
  /** Field name of its part in the table's state. */
  readonly field: string;
  /** Schema class of that part. */
  readonly schema: new () => Schema;
  /** Codec of its events. */
  readonly eventCodec: EventCodec;
  /** Creates the part for a new game, which is updated from the game's views. */
  newSync(players: number): GameSync<View>;
}
