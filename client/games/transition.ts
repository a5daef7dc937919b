import type { Command, PlayCommand } from "../../shared/core/commands.ts";
import type { AutoPass, TableError } from "../../shared/net/protocol.ts";
import type { Clock } from "../table/scene/pieces.ts";

/** Result of an intent of the viewer: the new draft, and the next action of the table. */
export interface Transition<Draft, Sheet extends string> {
  readonly selection: Draft;
  readonly followUp: FollowUp<Sheet> | null;
}

/** The time to undo a play is over. `endsAt` identifies the play. */
export interface TimeUp {
  readonly kind: "time-up";
  readonly endsAt: number;
}

/** Reasons for a rejection that each game explains in its own words. */
export type Rejection = Exclude<TableError, { readonly kind: "stale" | "paused" }>;

export type FollowUp<Sheet extends string> =
  /** `isHeld`: the server holds the command until the end of the response window (K49). */
  | { readonly kind: "act"; readonly command: Command; readonly isHeld?: boolean }
  /** The game handles the intent after `ms`. The play may have been undone by then. */
  | { readonly kind: "wait"; readonly ms: number; readonly intent: TimeUp }
  /** New auto-pass setting of the viewer. */
  | { readonly kind: "let-pass"; readonly consent: AutoPass }
  /** One sentence with the reason for a rejection. */
  | { readonly kind: "say"; readonly text: string }
  /** Drum on the table; others see and hear it. */
  | { readonly kind: "drum" }
  | { readonly kind: "open"; readonly sheet: Sheet };

/** Time to undo a play before it is sent, in ms. */
const takeBackTime = 1000;
/** If less of the viewer's time is left, in ms, plays are sent at once. */
const lastSeconds = 5000;

/** A play at another player. It is sent after a delay unless the viewer undoes it. */
export interface DelayedPlay {
  readonly command: PlayCommand;
  /** By `performance.now()`, ms. */
  readonly endsAt: number;
}

/** @returns null if the clock is too short for undoing it. */
export const delayPlay = (command: PlayCommand, clock: Clock | null, now: number): DelayedPlay | null =>
  clock !== null && clock.endsAt - now <= lastSeconds ? null : { command, endsAt: now + takeBackTime };

export const waitFor = ({ endsAt }: DelayedPlay): FollowUp<never> => ({
  kind: "wait",
  ms: takeBackTime,
  intent: { kind: "time-up", endsAt },
});

/** Returns the remaining time to undo a play. */
export const undoClock = ({ endsAt }: DelayedPlay): Clock => ({ endsAt, totalMs: takeBackTime });
