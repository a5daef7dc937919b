import type { Command } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import type { KittensRefusal } from "../refusals.ts";
import type { Table } from "../table.ts";
import type { KittensView } from "../view.ts";

/** What an accepted command does. */
export type Effect = (table: Table) => void;

/** The rules of one decision, as one seat sees it: its commands, what they do, and what the clock does (K64). */
export interface DecisionRules {
  /** All that the seat may do; nothing if the game does not wait for it. */
  readonly legal: (view: KittensView, seat: Seat) => readonly Command[];
  /** What the command would do, or why the seat may not. */
  readonly effect: (view: KittensView, seat: Seat, command: Command) => Effect | KittensRefusal;
  readonly timeout: Effect;
}
