import type { PlayCommand } from "../../shared/core/commands.ts";
import type { Clock } from "../table/model/pieces.ts";
import type { FollowUp } from "./update.ts";

/** How long a play can be taken back before it is sent, in ms. */
const takeBackTime = 1000;
/** With this little left of the viewer's time, in ms, nothing is held up. */
const lastSeconds = 5000;

/** A play at a player: it is sent once its time is up, unless the viewer takes it back before. */
export interface Sending {
  readonly command: PlayCommand;
  /** By `performance.now()`, ms. */
  readonly endsAt: number;
}

/** @returns null if the clock leaves no time to take it back. */
export const sendingSoon = (command: PlayCommand, clock: Clock | null, now: number): Sending | null =>
  clock !== null && clock.endsAt - now <= lastSeconds ? null : { command, endsAt: now + takeBackTime };

export const waitFor = ({ endsAt }: Sending): FollowUp<never> => ({
  kind: "wait",
  ms: takeBackTime,
  intent: { kind: "time-up", endsAt },
});

/** How much of that time is left. */
export const clockOf = ({ endsAt }: Sending): Clock => ({ endsAt, totalMs: takeBackTime });
