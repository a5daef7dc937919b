/** Motions wait at most this long, in ms at normal speed; older ones are dropped. */
export const mostWaiting = 5000;

/** The more motions wait, the faster they play. @param behind ms of the motions that wait. */
export function paceFor(behind: number): number {
  if (behind > 2500) return 3;
  if (behind > 1000) return 2;
  return behind > 0 ? 1.5 : 1;
}
