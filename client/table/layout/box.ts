/** A rectangle in CSS pixels inside the safe area. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `x`, `y`: the top left corner. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** `x`, `y`: the centre; `angle` in degrees, clockwise. */
export interface Pose extends Point {
  readonly angle: number;
}

export function around(x: number, y: number, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
