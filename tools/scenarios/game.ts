import type { z } from "zod";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { DeckData, Options } from "../../shared/core/game.ts";

/** Value in `expect`, in a normal form: equal values have equal JSON. */
export type Fact =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | { readonly [player: string]: Fact | undefined };

/** Frame of a case: its edition and its players. */
export interface Frame {
  readonly edition: string;
  readonly options: Options;
  /** The deck, in an edition of decks of one's own. */
  readonly deck: DeckData | null;
  /** Names, in seat order. */
  readonly players: readonly string[];
  /** All card types of the edition. */
  readonly titles: readonly string[];
}

/** Game between two steps. */
interface Moment<State, Event> {
  readonly state: State;
  /** Events of the last accepted step. */
  readonly events: readonly Event[];
}

/** Key of `expect`: its schema, and its actual value. Of facts by player only the stated ones are compared. */
export interface Expectation<State, Event> {
  readonly schema: z.ZodType<Fact>;
  readonly actual: (moment: Moment<State, Event>) => Fact;
}

/** Interface of a game for the scenario runner. */
export interface ScenarioGame<State, Event, View> {
  readonly definition: GameDefinition<State, Event, View>;
  /** Schema of `given`, which produces the state. */
  readonly given: (frame: Frame) => z.ZodType<State>;
  readonly expectations: (frame: Frame) => Readonly<Record<string, Expectation<State, Event>>>;
}
