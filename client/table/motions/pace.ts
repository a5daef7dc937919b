/** What has come since waits at most so long, in ms at its own speed; older motions are left out. */
export const mostWaiting = 5000;

/** The more has happened since, the faster. @param behind ms of what came after the motions that play now. */
export function paceFor(behind: number): number {
  if (behind > 2500) return 3;
  if (behind > 1000) return 2;
  return behind > 0 ? 1.5 : 1;
}
