import type { Command } from "../../shared/core/commands.ts";
import type { AnyView, Seat } from "../../shared/core/game.ts";

/* What the floor and its clients say to each other, as JSON; what clients of another server hear is put into the same form. */

/** A client's only message. `command`: null to begin, once all seats are taken. */
export interface Press {
  readonly command: Command | null;
}

/** After every step, to each seat. */
export interface Told<View extends AnyView> {
  /** Counts the steps and deals of the table. */
  readonly seq: number;
  /** Whose command it was, which is that seat's answer; null for a deal. */
  readonly by: Seat | null;
  readonly view: View;
}

/** To the sender of a command that the rules refuse. */
export interface Answer {
  readonly refused: true;
}
