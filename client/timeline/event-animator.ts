import type { GameEvents, GameView } from "../../shared/net/games.ts";
import type { ReplayInfo, TableSnapshot } from "../game-model/model.ts";
import type { TableAnimation } from "../table/animations/animation.ts";

/** One step of a game: its events, the game before it, and the table after it. */
export interface StepChange {
  readonly before: GameView;
  /** Replay data displayed before the step. */
  readonly rerunBefore: ReplayInfo | undefined;
  readonly events: GameEvents;
  /** All events so far, including the news. */
  readonly history: GameEvents;
  readonly table: TableSnapshot;
}

/** One event of a step: its animation, and the game after the event. */
export interface AnimatedEvent {
  readonly motion: TableAnimation;
  readonly after: GameView;
}

/** Converts the events of a game into animations. */
export interface EventAnimator {
  /** Returns one animation for each event of the news, in order. */
  animate(step: StepChange): readonly AnimatedEvent[];
  /** Returns the game before its deal if the story contains only the deal; else null. */
  beforeDeal(game: GameView, story: GameEvents): GameView | null;
  /**
   * Returns the maximum lag of the display behind this table, in ms. It is 0 if the viewer must respond immediately,
   * and null if no response is expected.
   */
  maxLagMs(step: StepChange): number | null;
}
