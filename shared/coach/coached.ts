import type { Command } from "../core/commands.ts";
import type { GameDefinition } from "../core/definition.ts";
import type { AnyEvent, AnyView } from "../core/game.ts";
import type { Thinker } from "../core/mind.ts";
import type { Reason } from "./report.ts";

/** What the coach needs of a game. */
export interface CoachedGame<State, Event, View> {
  readonly definition: GameDefinition<State, Event, View>;
  readonly thinker: Thinker<Event, View>;
  /**
   * A copy in which hidden cards that nobody at the table has seen where they lie change places evenly; hands stay. The
   * order that they had shows in nothing.
   * @param seed any text; the order, and all chance of the copy from there on, come from it.
   */
  reordered(state: State, seed: string): State;
  /** Whether what happened showed nothing that had been hidden, and left nothing to chance. */
  isQuiet(events: readonly Event[]): boolean;
  /** Why a command may be best, by what the view's seat knows. */
  reason(view: View, command: Command): Reason;
}

/** A game of any kind that the coach knows. */
export interface AnyCoached {
  readonly id: string;
  /** Passes the game, with its own types, to code that treats all games alike. */
  use<Value>(
    use: <State, Event extends AnyEvent, View extends AnyView>(game: CoachedGame<State, Event, View>) => Value,
  ): Value;
}

export const coached = <State, Event extends AnyEvent, View extends AnyView>(
  game: CoachedGame<State, Event, View>,
): AnyCoached => ({ id: game.definition.id, use: (use) => use(game) });
