import type { Net } from "../net.ts";

/** A packed weight is a whole number of these steps, in 16 bits. */
const step = 1 / 1024;

/** Hidden units of every net. */
export const hiddenUnits = 32;

/** A net as text: inner and outer weights, rounded. */
export function pack({ inner, outer }: Net): string {
  const whole = Int16Array.from([...inner, ...outer], (weight) => Math.round(weight / step));
  const bytes = new Uint8Array(whole.buffer);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export function unpack(text: string): Net {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const weights = Float64Array.from(new Int16Array(bytes.buffer), (whole) => whole * step);
  const inner = weights.slice(0, weights.length - hiddenUnits);
  const features = inner.length / hiddenUnits - 1;
  return { features, hidden: hiddenUnits, inner, outer: weights.slice(inner.length) };
}
