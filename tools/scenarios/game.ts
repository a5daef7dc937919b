import type { z } from "zod";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Options } from "../../shared/core/game.ts";

/** A value in `expect`, in a form in which equal values have equal JSON. */
export type Fact = string | number | readonly (string | number)[] | { readonly [player: string]: Fact | undefined };

/** The frame of a case: its edition and its players. */
export interface Frame {
  readonly edition: string;
  readonly options: Options;
  /** Names, in seat order. */
  readonly players: readonly string[];
  /** Every title of the edition. */
  readonly titles: readonly string[];
}

/** A game between two steps. */
interface Moment<State, Event> {
  readonly state: State;
  /** The events of the last accepted step. */
  readonly events: readonly Event[];
}

/** A key of `expect`: how it is written, and its actual value. Of facts by player only the stated ones are compared. */
export interface Expectation<State, Event> {
  readonly schema: z.ZodType<Fact>;
  readonly actual: (moment: Moment<State, Event>) => Fact;
}

/** Everything that the runner must know about a game. */
export interface ScenarioGame<State, Event, View> {
  readonly definition: GameDefinition<State, Event, View>;
  /** What `given` may say, and the state that it describes. */
  readonly given: (frame: Frame) => z.ZodType<State>;
  readonly expectations: (frame: Frame) => Readonly<Record<string, Expectation<State, Event>>>;
}
