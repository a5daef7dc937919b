/** Where a back is on its orbit, from the middle of the draw pile, in widths of the pile's card. */
export interface OrbitPose {
  readonly x: number;
  readonly y: number;
  /** Size of the back, in widths of the pile's card: those in front are larger. */
  readonly size: number;
  readonly angle: number;
  /** It passes in front of the pile. */
  readonly front: boolean;
}

/** This many backs circle, whatever the pile has. */
export const orbiting = 10;

/**
 * @param i which back, from 0
 * @param turn how far the whole ring has turned, in full turns
 * @param reach 1, or less as the ring closes
 */
export function orbitPose(i: number, turn: number, reach = 1): OrbitPose {
  const way = ((i / orbiting + turn) % 1) * 2 * Math.PI;
  const [x, y] = [Math.cos(way), Math.sin(way)];
  return { x: x * 0.93 * reach, y: y * 0.52 * reach, size: 0.41 + y * 0.08, angle: x * 12, front: y > 0 };
}
