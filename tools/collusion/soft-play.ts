import type { Seat } from "../../shared/core/game.ts";

/** Choice of one of several targets, with good or harm for the target. */
interface Aim {
  readonly kind: "aim";
  readonly actor: Seat;
  readonly chosen: Seat;
  /** All possible targets, including the chosen one. */
  readonly among: readonly Seat[];
  readonly does: "good" | "harm";
}

/** Opportunity to Nope a card among other players, and whether the player used it. */
interface NopeChance {
  readonly kind: "nope";
  readonly actor: Seat;
  readonly done: boolean;
  readonly against: Seat;
  /** Seat that the Nope would help; null if it helps no particular seat. */
  readonly helps: Seat | null;
}

export type Choice = Aim | NopeChance;

/**
 * Kindness of each seat to each other seat, relative to all others: above 0 for sparing. Each choice is distributed so
 * that it adds nothing to the sum of its actor over all others.
 */
export class SoftPlay {
  readonly seats: number;
  readonly #sums: Map<number, number> = new Map();

  constructor(seats: number, choices: readonly Choice[]) {
    this.seats = seats;
    for (const choice of choices) if (choice.kind === "aim") this.#aim(choice);
    const nopes = choices.filter((choice) => choice.kind === "nope");
    for (let actor = 0; actor < seats; actor += 1) {
      const own = nopes.filter((chance) => chance.actor === actor);
      this.#nopes(own, -1, ({ against }) => against);
      this.#nopes(own, 1, ({ helps }) => helps);
    }
  }

  of(actor: Seat, other: Seat): number {
    return this.#sums.get(actor * this.seats + other) ?? 0;
  }

  #aim({ actor, chosen, among, does }: Aim): void {
    const worth = does === "good" ? 1 : -1;
    for (const other of among) this.#add(actor, other, worth * ((other === chosen ? 1 : 0) - 1 / among.length));
  }

  /** Relative to the rate at which this actor used its opportunities to Nope in this game. */
  #nopes(chances: readonly NopeChance[], worth: number, whom: (chance: NopeChance) => Seat | null): void {
    const toSomebody = chances.filter((chance) => whom(chance) !== null);
    const rate = toSomebody.filter(({ done }) => done).length / Math.max(1, toSomebody.length);
    for (const chance of toSomebody) {
      const other = whom(chance);
      if (other !== null) this.#add(chance.actor, other, worth * ((chance.done ? 1 : 0) - rate));
    }
  }

  #add(actor: Seat, other: Seat, by: number): void {
    this.#sums.set(actor * this.seats + other, this.of(actor, other) + by);
  }
}
