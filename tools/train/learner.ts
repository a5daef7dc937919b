import { chancesOf, type Net, scoreOf } from "../../shared/games/kittens/bots/expert/net.ts";
import type { Position, Sparse } from "./positions.ts";

/** Decay rates of Adam for the first and the second moment of a gradient. */
const keep = { slope: 0.9, size: 0.999 } as const;
const tiny = 1e-8;

/** Makes a net with small random weights. */
export function newNet(features: number, hidden: number, chance: () => number): Net {
  const spread = (size: number) => (chance() + chance() + chance() - 1.5) * (2 / Math.sqrt(size));
  return {
    features,
    hidden,
    inner: Float64Array.from({ length: (features + 1) * hidden }, () => spread(20)),
    outer: Float64Array.from({ length: hidden }, () => spread(hidden)),
  };
}

function unitsOf({ features, hidden, inner }: Net, { indexes, values }: Sparse): Float64Array {
  const units = inner.slice(features * hidden);
  for (let at = 0; at < indexes.length; at += 1) {
    const row = (indexes[at] ?? 0) * hidden;
    const value = values[at] ?? 0;
    for (let unit = 0; unit < hidden; unit += 1) units[unit] = (units[unit] ?? 0) + value * (inner[row + unit] ?? 0);
  }
  for (let unit = 0; unit < hidden; unit += 1) units[unit] = Math.max(0, units[unit] ?? 0);
  return units;
}

/** Win chances that a net predicts for the seats of a position. */
export function foretell(net: Net, { seats }: Position): number[] {
  return chancesOf(seats.map((seat) => (seat === null ? null : scoreOf(net, unitsOf(net, seat)))));
}

/** Trains the weights of a net to predict the winner (cross-entropy, Adam). */
export class Learner {
  readonly #net: Net;
  readonly #inner: Slopes;
  readonly #outer: Slopes;
  #steps = 0;

  constructor(net: Net) {
    this.#net = net;
    this.#inner = new Slopes(net.inner);
    this.#outer = new Slopes(net.outer);
  }

  /** @param rate approximate maximum change of each weight. */
  learn(batch: readonly Position[], rate: number): void {
    for (const position of batch) this.#look(position, 1 / batch.length);
    this.#steps += 1;
    this.#inner.descend(rate, this.#steps);
    this.#outer.descend(rate, this.#steps);
  }

  #look({ seats, winner }: Position, weight: number): void {
    const { hidden, features, outer } = this.#net;
    const units = seats.map((seat) => (seat === null ? null : unitsOf(this.#net, seat)));
    const chances = chancesOf(units.map((each) => (each === null ? null : scoreOf(this.#net, each))));
    const back = new Float64Array(hidden);
    for (const [index, seat] of seats.entries()) {
      const active = units[index];
      if (seat === null || active === null || active === undefined) continue;
      const error = ((chances[index] ?? 0) - (index === winner ? 1 : 0)) * weight;
      for (let unit = 0; unit < hidden; unit += 1) {
        this.#outer.add(unit, error * (active[unit] ?? 0));
        back[unit] = (active[unit] ?? 0) > 0 ? error * (outer[unit] ?? 0) : 0;
      }
      this.#inner.addRow(features * hidden, back, 1);
      for (let at = 0; at < seat.indexes.length; at += 1) {
        this.#inner.addRow((seat.indexes[at] ?? 0) * hidden, back, seat.values[at] ?? 0);
      }
    }
  }
}

class Slopes {
  readonly #weights: Float64Array;
  readonly #now: Float64Array;
  readonly #slope: Float64Array;
  readonly #size: Float64Array;

  constructor(weights: Float64Array) {
    this.#weights = weights;
    this.#now = new Float64Array(weights.length);
    this.#slope = new Float64Array(weights.length);
    this.#size = new Float64Array(weights.length);
  }

  add(index: number, slope: number): void {
    this.#now[index] = (this.#now[index] ?? 0) + slope;
  }

  addRow(from: number, slopes: Float64Array, factor: number): void {
    for (let unit = 0; unit < slopes.length; unit += 1) {
      this.#now[from + unit] = (this.#now[from + unit] ?? 0) + factor * (slopes[unit] ?? 0);
    }
  }

  descend(rate: number, steps: number): void {
    const slopeScale = 1 / (1 - keep.slope ** steps);
    const sizeScale = 1 / (1 - keep.size ** steps);
    for (let index = 0; index < this.#now.length; index += 1) {
      const now = this.#now[index] ?? 0;
      const slope = keep.slope * (this.#slope[index] ?? 0) + (1 - keep.slope) * now;
      const size = keep.size * (this.#size[index] ?? 0) + (1 - keep.size) * now * now;
      this.#slope[index] = slope;
      this.#size[index] = size;
      this.#now[index] = 0;
      this.#weights[index] =
        (this.#weights[index] ?? 0) - (rate * slope * slopeScale) / (Math.sqrt(size * sizeScale) + tiny);
    }
  }
}
