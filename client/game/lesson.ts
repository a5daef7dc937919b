import type { Command } from "../../shared/core/commands.ts";
import type { AnyEvent, AnyView, Seat } from "../../shared/core/game.ts";

/** A first game that teaches: how it is dealt, and what happens in it. */
export interface Lesson {
  /** The game's id, and the edition that is played. */
  readonly game: string;
  readonly edition: string;
  readonly newcomer: Seat;
  readonly steps: readonly LessonStep[];
  begin(): LessonGame;
  /** What the newcomer has learned. */
  readonly summary: () => string;
}

export type LessonStep =
  | { readonly seat: Seat; readonly command: Command }
  /** The newcomer's: nothing else is accepted. The first hint whose thing is on the page is shown. */
  | { readonly expected: Command; readonly hints: readonly Hint[] };

/** What the newcomer is told while a thing can be pressed. */
export interface Hint {
  /** A selector of the thing on the page. */
  readonly at: string;
  /** Where the hint covers nothing that matters now. */
  readonly side: "above" | "below";
  /** The same in an upright window; without it, the same side. */
  readonly upright?: "above" | "below";
  readonly text: () => string;
}

/** The game of a lesson as it is played, seen by the newcomer. */
export interface LessonGame {
  /** What the newcomer is told of the deal. */
  readonly opening: readonly AnyEvent[];
  /** @returns what the newcomer is told. @throws if the rules refuse the command: the lesson is wrong. */
  step(seat: Seat, command: Command): readonly AnyEvent[];
  view(): AnyView;
  readonly isOver: boolean;
}
