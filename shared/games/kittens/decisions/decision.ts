import type { Command } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import type { StepContext } from "../events.ts";
import type { KittensRefusal } from "../refusals.ts";
import type { KittensView } from "../view.ts";

/** Effect of an accepted command. */
export type Effect = (table: StepContext) => void;

/** Rules of one decision as one seat sees it: the legal commands, their effects, and the effect of a timeout (K64). */
export interface DecisionRules {
  /** All legal commands of the seat; none if the game does not wait for it. */
  readonly legal: (view: KittensView, seat: Seat) => readonly Command[];
  /** The effect of the command, or the reason why it is illegal. */
  readonly effect: (view: KittensView, seat: Seat, command: Command) => Effect | KittensRefusal;
  readonly timeout: Effect;
}
