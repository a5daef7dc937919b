import type { Net } from "../net.ts";

/** Network of an edition as `npm run train` writes it. */
export interface TrainedNet {
  /** Names of the features that it was trained with (`featureNames`). */
  readonly features: string;
  /** The packed weights. */
  readonly weights: string;
}

/** Unit of a packed weight: weights are stored as 16-bit multiples of it. */
const step = 1 / 1024;

/** Number of hidden units of every network. */
export const hiddenUnits = 32;

/** Encodes a network as text: inner and outer weights, rounded. */
export function encodeNet({ inner, outer }: Net): string {
  const whole = Int16Array.from([...inner, ...outer], (weight) => Math.round(weight / step));
  const bytes = new Uint8Array(whole.buffer);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export function decodeNet(text: string): Net {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const weights = Float64Array.from(new Int16Array(bytes.buffer), (whole) => whole * step);
  const inner = weights.slice(0, weights.length - hiddenUnits);
  const features = inner.length / hiddenUnits - 1;
  return { features, hidden: hiddenUnits, inner, outer: weights.slice(inner.length) };
}
