import { crowdMoments } from "./crowd.ts";
import { goodMoments } from "./good-vs-evil.ts";
import type { Moment } from "./moment.ts";
import { originalMoments } from "./original.ts";
import { undeadMoments } from "./undead.ts";

/** Of every edition of the kittens. */
export const moments: Readonly<Record<string, Moment>> = {
  ...originalMoments,
  ...goodMoments,
  ...undeadMoments,
  ...crowdMoments,
};
