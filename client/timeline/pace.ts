/** Maximum lag of the display, in ms. Beyond it the display jumps to the current state. */
export const maxLagMs = 5000;
/** Maximum playback speed, as a factor of the normal speed. */
export const fastest = 3;

/**
 * Returns the playback speed: the more animations wait, the faster they play. @param behind ms of waiting animations.
 */
export function speedFor(behind: number): number {
  if (behind > 2500) return fastest;
  if (behind > 1000) return 2;
  return behind > 0 ? 1.5 : 1;
}
