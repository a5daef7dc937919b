import type { Command } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import type { LetterRefusal } from "../refusals.ts";
import type { Table } from "../table.ts";
import type { LoveLetterView } from "../view.ts";

/** What an accepted command does. */
export type Effect = (table: Table) => void;

/** What the game waits for, as one seat sees it: what may be answered, what an answer does, and what the clock does (L23). */
export interface Moment {
  /** All that the seat may do; nothing if it is not waited for. */
  readonly legal: (view: LoveLetterView, seat: Seat) => readonly Command[];
  /** What the command would do, or why the seat may not. */
  readonly answer: (view: LoveLetterView, seat: Seat, command: Command) => Effect | LetterRefusal;
  readonly timeout: Effect;
}
