/** The picture lags behind by no more than it can play in this many ms; then it jumps. */
export const mostBehind = 5000;
/** Motions play at most this many times as fast as written. */
export const fastest = 3;

/** The more motions wait, the faster they play. @param behind ms of the motions that wait. */
export function paceFor(behind: number): number {
  if (behind > 2500) return fastest;
  if (behind > 1000) return 2;
  return behind > 0 ? 1.5 : 1;
}
