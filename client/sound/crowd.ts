import type { SoundName } from "./sounds.ts";

/** A played sound and its time in ms. */
export interface Played {
  readonly name: SoundName;
  readonly at: number;
}

/** Minimum interval between two plays of the same sound, in ms. */
const sameApart = 90;
/** At most `most` sounds begin within `span` ms. */
const most = 3;
const span = 260;

/** Whether another sound may play. The limit prevents noise. */
export function mayJoin(played: readonly Played[], name: SoundName, now: number): boolean {
  if (played.some((each) => each.name === name && now - each.at < sameApart)) return false;
  return played.filter(({ at }) => now - at < span).length < most;
}
