import type { PlayCommand } from "../../shared/core/commands.ts";
import type { Clock } from "../table/scene/pieces.ts";
import type { FollowUp } from "./transition.ts";

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
