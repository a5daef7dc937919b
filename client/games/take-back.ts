import type { PlayCommand } from "../../shared/core/commands.ts";
import type { Clock } from "../table/model/pieces.ts";
import type { FollowUp } from "./update.ts";

/** Time to undo a play before it is sent, in ms. */
const takeBackTime = 1000;
/** If less of the viewer's time is left, in ms, plays are sent at once. */
const lastSeconds = 5000;

/** A play at another player. It is sent after a delay unless the viewer undoes it. */
export interface Sending {
  readonly command: PlayCommand;
  /** By `performance.now()`, ms. */
  readonly endsAt: number;
}

/** @returns null if the clock is too short for undoing it. */
export const sendingSoon = (command: PlayCommand, clock: Clock | null, now: number): Sending | null =>
  clock !== null && clock.endsAt - now <= lastSeconds ? null : { command, endsAt: now + takeBackTime };

export const waitFor = ({ endsAt }: Sending): FollowUp<never> => ({
  kind: "wait",
  ms: takeBackTime,
  intent: { kind: "time-up", endsAt },
});

/** Returns the remaining time to undo a play. */
export const clockOf = ({ endsAt }: Sending): Clock => ({ endsAt, totalMs: takeBackTime });
