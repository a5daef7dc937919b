import type { Command } from "../../shared/core/commands.ts";
import type { AnyView, Seat } from "../../shared/core/game.ts";

/* JSON messages between the floor and its clients. Messages of other servers are converted to the same form. */

/** Only message of a client. `command`: null to begin, once all seats are taken. */
export interface BenchCommand {
  readonly command: Command | null;
}

/** Sent after every step, to each seat. */
export interface BenchEvent<View extends AnyView> {
  /** Counts the steps and deals of the table. */
  readonly seq: number;
  /** Seat of the command, for which this is the response; null for a deal. */
  readonly by: Seat | null;
  readonly view: View;
}

/** Sent to a client after a command that the rules reject. */
export interface BenchReply {
  readonly refused: true;
}
