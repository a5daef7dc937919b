import { newRandomState, type RandomState, randomInt } from "../../shared/core/rng.ts";

/** Random generator of one hostile message: the same seed gives the same sequence on any machine. */
export class Dice {
  readonly #random: RandomState;

  constructor(seed: string) {
    this.#random = newRandomState(seed);
  }

  /** @returns an integer, 0 <= n < count. */
  below(count: number): number {
    return randomInt(this.#random, count);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** @param share probability of true, 0 to 1. */
  chance(share: number): boolean {
    return this.below(1_000_000) < share * 1_000_000;
  }

  pick<Item>(list: readonly [Item, ...Item[]]): Item;
  pick<Item>(list: readonly Item[]): Item | undefined;
  pick<Item>(list: readonly Item[]): Item | undefined {
    return list[this.below(Math.max(1, list.length))];
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.below(256));
  }

  list<Item>(count: number, make: () => Item): Item[] {
    return Array.from({ length: count }, make);
  }

  /** Picks one of several items with a probability proportional to its weight. */
  weighed<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item {
    let place = this.below(items.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, item] of items) {
      if (place < weight) return item;
      place -= weight;
    }
    throw new Error("nothing to choose from");
  }
}
