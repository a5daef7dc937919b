import type { Command } from "../core/commands.ts";
import type { GameDefinition } from "../core/definition.ts";
import type { AnyEvent, AnyView } from "../core/game.ts";
import type { StatefulBotFactory } from "../core/stateful-bot.ts";
import type { Reason } from "./report.ts";

/** Interface between the coach and a game. */
export interface CoachedGame<State, Event, View> {
  readonly definition: GameDefinition<State, Event, View>;
  readonly expert: StatefulBotFactory<Event, View>;
  /**
   * Returns a copy in which the hidden cards at places that no player has seen are shuffled evenly; hands stay. The
   * copy does not depend on their previous order.
   *
   * @param seed any text; the source of the order, and of all later randomness of the copy.
   */
  reshuffleUnknown(state: State, seed: string): State;
  /**
   * Each seat's share of the win as soon as it can be computed without further play; null before.
   *
   * @param from the state at which the playout began.
   */
  knownShares(state: State, from: State): readonly number[] | null;
  /** Whether the events revealed nothing hidden and involved no randomness. */
  isQuiet(events: readonly Event[]): boolean;
  /** Reason why a command may be best, from the knowledge of the view's seat. */
  reason(view: View, command: Command): Reason;
}

/** A game supported by the coach, of any type. */
export interface AnyCoached {
  readonly id: string;
  /** Passes the game, with its own types, to generic code. */
  use<Value>(
    use: <State, Event extends AnyEvent, View extends AnyView>(game: CoachedGame<State, Event, View>) => Value,
  ): Value;
}

export const coached = <State, Event extends AnyEvent, View extends AnyView>(
  game: CoachedGame<State, Event, View>,
): AnyCoached => ({ id: game.definition.id, use: (use) => use(game) });
