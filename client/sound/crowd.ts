import type { SoundName } from "./sounds.ts";

/** A sound that was played, and when, in ms. */
export interface Played {
  readonly name: SoundName;
  readonly at: number;
}

/** The same sound is not heard twice within this time, in ms. */
const sameApart = 90;
/** No more sounds than `most` begin within `span` ms. */
const most = 3;
const span = 260;

/** Whether another sound may join those played last without becoming noise. */
export function mayJoin(played: readonly Played[], name: SoundName, now: number): boolean {
  if (played.some((each) => each.name === name && now - each.at < sameApart)) return false;
  return played.filter(({ at }) => now - at < span).length < most;
}
