/** Neural network with one hidden layer that computes one score from a list of features. */
export interface Net {
  readonly features: number;
  readonly hidden: number;
  /** Weights by feature, then by hidden unit; the last row holds the biases. */
  readonly inner: Float64Array;
  /** One weight for each hidden unit. */
  readonly outer: Float64Array;
}

/** Computes the activations of the hidden units (ReLU). */
export function activate({ features, hidden, inner }: Net, input: readonly number[]): Float64Array {
  const units = inner.slice(features * hidden);
  for (let feature = 0; feature < features; feature += 1) {
    const value = input[feature] ?? 0;
    if (value === 0) continue;
    const row = feature * hidden;
    for (let unit = 0; unit < hidden; unit += 1) units[unit] = (units[unit] ?? 0) + value * (inner[row + unit] ?? 0);
  }
  for (let unit = 0; unit < hidden; unit += 1) units[unit] = Math.max(0, units[unit] ?? 0);
  return units;
}

export function scoreOf({ outer }: Net, units: Float64Array): number {
  let sum = 0;
  for (let unit = 0; unit < units.length; unit += 1) sum += (units[unit] ?? 0) * (outer[unit] ?? 0);
  return sum;
}

/** Converts scores to probabilities (softmax); a seat without a score gets 0. */
export function chancesOf(scores: readonly (number | null)[]): number[] {
  const highest = Math.max(...scores.map((score) => score ?? -Infinity));
  const powers = scores.map((score) => (score === null ? 0 : Math.exp(score - highest)));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

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
