import type { Schema } from "@colyseus/schema";
import type { Seat, Viewer } from "../../shared/core/game.ts";
import type { StoryCodec } from "../../shared/net/story-codec.ts";

/** What one game shows in the table's synchronised state. */
export interface GameSync<View> {
  readonly state: Schema;
  /** @param view what each viewer may see now. */
  write(view: (viewer: Viewer) => View): void;
  /** @param view what the seat may see now: only its own part of that has changed. */
  writeOwn(seat: Seat, view: View): void;
  /** What only the seat's own player receives; it is added to the view of that player's connection. */
  privateState(seat: Seat): Schema | null;
}

/** How a game is synchronised. */
export interface SyncedGame<View> {
  /** The name of its part of the table's state. */
  readonly field: string;
  /** The class of that part. */
  readonly schema: new () => Schema;
  /** How its events travel. */
  readonly story: StoryCodec;
  /** The part of a new game; from then on it follows the game's views. */
  newSync(players: number): GameSync<View>;
}
