import type { SoundName } from "./sounds.ts";

/** A sound that was played, and the time in ms. */
export interface Played {
  readonly name: SoundName;
  readonly at: number;
}

/** The same sound does not play twice within this time, in ms. */
const sameApart = 90;
/** No more sounds than `most` begin within `span` ms. */
const most = 3;
const span = 260;

/** Whether another sound may play without the last ones becoming noise. */
export function mayJoin(played: readonly Played[], name: SoundName, now: number): boolean {
  if (played.some((each) => each.name === name && now - each.at < sameApart)) return false;
  return played.filter(({ at }) => now - at < span).length < most;
}
