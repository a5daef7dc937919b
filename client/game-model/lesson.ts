import type { Command } from "../../shared/core/commands.ts";
import type { AnyEvent, AnyView, Seat } from "../../shared/core/game.ts";

/** Interactive tutorial: its deal and its scripted steps. */
export interface Lesson {
  /** Id of the game, and its edition. */
  readonly game: string;
  readonly edition: string;
  readonly newcomer: Seat;
  readonly steps: readonly LessonStep[];
  begin(): LessonGame;
  /** Summary of the lesson for the newcomer. */
  readonly summary: () => string;
}

export type LessonStep =
  | { readonly seat: Seat; readonly command: Command }
  /**
   * Step of the newcomer. Only the expected command is accepted. The first hint with its element on the page is shown.
   */
  | { readonly expected: Command; readonly hints: readonly TutorialTip[] };

/** Hint for the newcomer, shown while its element is present. */
export interface TutorialTip {
  /** Selector of the element. */
  readonly at: string;
  /** Side of the element where the hint covers nothing important. */
  readonly side: "above" | "below";
  /** Side in an upright window; default is `side`. */
  readonly upright?: "above" | "below";
  readonly text: () => string;
}

/** Running game of a lesson, seen by the newcomer. */
export interface LessonGame {
  /** Events of the deal, as seen by the newcomer. */
  readonly opening: readonly AnyEvent[];
  /**
   * @returns the events, as seen by the newcomer. @throws if the rules reject the command, because then the lesson is
   * wrong.
   */
  step(seat: Seat, command: Command): readonly AnyEvent[];
  view(): AnyView;
  readonly isOver: boolean;
}
