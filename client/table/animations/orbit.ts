/** Position of a back on its orbit, from the middle of the draw pile, in widths of the pile's card. */
export interface OrbitPose {
  readonly x: number;
  readonly y: number;
  /** Size of the back, in widths of the pile's card. Backs in front are larger. */
  readonly size: number;
  readonly angle: number;
  /** Whether it passes in front of the pile. */
  readonly front: boolean;
}

/** Number of circling backs, for any size of the pile. */
export const orbiting = 10;

/**
 * @param i index of the back, from 0
 * @param turn rotation of the whole ring, in full turns
 * @param reach 1, or less as the ring closes
 */
export function orbitPose(i: number, turn: number, reach = 1): OrbitPose {
  const way = ((i / orbiting + turn) % 1) * 2 * Math.PI;
  const [x, y] = [Math.cos(way), Math.sin(way)];
  return { x: x * 0.93 * reach, y: y * 0.52 * reach, size: 0.41 + y * 0.08, angle: x * 12, front: y > 0 };
}

/** Number of backs that riffle over the pile at a time. */
export const riffling = 4;

/** Returns the pose of a back that leaps over the pile from side to side, several times a turn. */
export function rifflePose(i: number, turn: number): OrbitPose {
  const way = (turn * 2 + i / riffling) % 1;
  const side = i % 2 === 0 ? 1 : -1;
  const x = (way - 0.5) * 1.3 * side;
  return { x, y: -0.28 - Math.sin(way * Math.PI) * 0.62, size: 0.4, angle: (way - 0.5) * 150 * side, front: true };
}

/** Speed of the ring. @param passed elapsed share of the clock, 0 to 1. */
export const turnsPerSecond = (passed: number): number => 0.3 + 1.9 * passed ** 1.6;
