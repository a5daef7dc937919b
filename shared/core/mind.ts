import type { Temper } from "./bots.ts";
import type { Command } from "./commands.ts";
import type { GameConfig, Seat } from "./game.ts";

/** Whose mind it is. */
export interface Self {
  readonly config: GameConfig;
  readonly seat: Seat;
  /** Any text, and a secret: all chance of the mind comes from it. It has nothing to do with the deal's. */
  readonly seed: string;
  /** Null: it plays only to win. */
  readonly temper: Temper | null;
}

/** A player made of code that remembers. What it believes follows from the events that its seat was told. */
export interface Mind<Event, View> {
  /**
   * Takes in what happened, in order, from the first event of the game on, each event as its seat may know it. How the
   * events are spread over calls changes nothing.
   */
  told(events: readonly Event[]): void;
  /**
   * What its seat could do now, best first; there is one at least. The same events and the same view give the same
   * answer, however often it is asked. Takes a fixed number of samples, never a fixed time.
   */
  consider(view: View): readonly Option[];
}

/** A command that was thought about. */
export interface Option {
  readonly command: Command;
  /** The estimated chance to win after it, 0 to 1; its temper is left out of it. */
  readonly chance: number;
}

/** Makes the minds of one game's expert. */
export interface Thinker<Event, View> {
  /** Higher whenever the same story may lead to another command. */
  readonly version: number;
  mind(self: Self): Mind<Event, View>;
}

/** For measuring only: a player who is shown everything. @param seed any text; all of its chance comes from it. */
export type Oracle<State> = (state: State, seat: Seat, seed: string) => Command;
