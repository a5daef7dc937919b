import type { GameBatch, GameView } from "../../shared/net/games.ts";
import type { Rerun, TableSnapshot } from "../game/model.ts";
import type { Motion } from "../table/motions/motion.ts";

/** Something has happened: what was told together, the game before it, and the table after it. */
export interface Step {
  readonly before: GameView;
  /** What a replay showed before it. */
  readonly rerunBefore: Rerun | undefined;
  readonly news: GameBatch;
  /** The story up to now, the news included. */
  readonly story: GameBatch;
  readonly table: TableSnapshot;
}

/** One event of a step: its motion, and the game after it. */
export interface Telling {
  readonly motion: Motion;
  readonly after: GameView;
}

/** How a game tells what happens. */
export interface Teller {
  /** One telling for each event of the news, in order. */
  tell(step: Step): readonly Telling[];
  /** The game before its deal, if nothing but the deal has been told; else null. */
  beforeDeal(game: GameView, story: GameBatch): GameView | null;
  /**
   * How far the picture may lag behind this table, in ms: 0 if the viewer must answer at once; null if nothing is asked
   * of them.
   */
  patience(step: Step): number | null;
}
