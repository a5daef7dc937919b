import type { Temper } from "./bots.ts";
import type { Command } from "./commands.ts";
import type { GameConfig, Seat } from "./game.ts";

/** Identity of a stateful bot. */
export interface BotIdentity {
  readonly config: GameConfig;
  readonly seat: Seat;
  /** Secret text: the source of all randomness of the bot. It is independent of the seed of the deal. */
  readonly seed: string;
  /** Null: it plays only to win. */
  readonly temper: Temper | null;
}

/** A bot with memory. Its beliefs follow from the events that its seat received. */
export interface StatefulBot<Event, View> {
  /**
   * Processes events in order, from the first event of the game, each one as redacted for its seat. The way in which
   * events are grouped into calls makes no difference.
   */
  observe(events: readonly Event[]): void;
  /**
   * Rates the options of its seat, best first; there is at least one. The same events and the same view always give the
   * same answer. The computation takes a fixed number of samples, never a fixed time.
   */
  rateOptions(view: View): readonly RatedCommand[];
}

/** A command that the bot has evaluated. */
export interface RatedCommand {
  readonly command: Command;
  /** Estimated chance of winning after it, 0 to 1, without the influence of the temperament. */
  readonly chance: number;
}

/** Creates the bots of one game's expert. */
export interface StatefulBotFactory<Event, View> {
  /** Must increase when the same event history may lead to another command. */
  readonly version: number;
  /** Whether it fits the rules of an edition as they are now. If not, it needs new training, and `steady` plays. */
  canPlay(edition: string): boolean;
  create(self: BotIdentity): StatefulBot<Event, View>;
}

/** Bot with full information, for measurements only. @param seed any text; the source of all its randomness. */
export type Oracle<State> = (state: State, seat: Seat, seed: string) => Command;
