import type { GameBatch, GameView } from "../../shared/net/games.ts";
import type { Rerun, TableSnapshot } from "../game/model.ts";
import type { Motion } from "../table/motions/motion.ts";

/** One step of a game: its events, the game before it, and the table after it. */
export interface Step {
  readonly before: GameView;
  /** Replay data displayed before the step. */
  readonly rerunBefore: Rerun | undefined;
  readonly news: GameBatch;
  /** All events so far, including the news. */
  readonly story: GameBatch;
  readonly table: TableSnapshot;
}

/** One event of a step: its animation, and the game after the event. */
export interface Telling {
  readonly motion: Motion;
  readonly after: GameView;
}

/** Converts the events of a game into animations. */
export interface Teller {
  /** Returns one animation for each event of the news, in order. */
  tell(step: Step): readonly Telling[];
  /** Returns the game before its deal if the story contains only the deal; else null. */
  beforeDeal(game: GameView, story: GameBatch): GameView | null;
  /**
   * Returns the maximum lag of the display behind this table, in ms. It is 0 if the viewer must respond immediately,
   * and null if no response is expected.
   */
  patience(step: Step): number | null;
}
