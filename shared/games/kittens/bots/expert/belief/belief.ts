import type { Seat } from "../../../../../core/game.ts";
import type { Self } from "../../../../../core/mind.ts";
import type { KittensEvent } from "../../../events.ts";
import { isPlainSave } from "../../../saves.ts";
import type { KittensState } from "../../../state.ts";
import type { KittensView } from "../../../view.ts";
import { dealUnseen } from "./deal.ts";
import { worldOf } from "./world.ts";

/** A game that may be the one that is played. */
export interface World {
  /** Complete: the seat that believes in it would see exactly its view. */
  readonly state: KittensState;
  /** How likely it is beside the others, more than 0. */
  readonly weight: number;
}

/** What one seat believes about hands and pile, by all that it was told. */
export class Belief {
  readonly #seat: Seat;
  /** Who may have parted with the save of their own that everybody is dealt (K1). */
  readonly #parted = new Set<Seat>();

  constructor({ seat }: Self) {
    this.#seat = seat;
  }

  /** Takes in what happened, in order; how the events are spread over calls changes nothing. */
  told(events: readonly KittensEvent[]): void {
    for (const event of events) {
      if (event.type === "saved" || event.type === "exploded") this.#parted.add(event.seat);
      if (event.type === "card-given" || event.type === "card-stolen") this.#parted.add(event.from);
      if (event.type === "named-card-given") this.#parted.add(event.from);
      if (event.type === "card-buried" || event.type === "died") this.#parted.add(event.seat);
      if (event.type === "card-played" && event.play.cards.some(isPlainSave)) this.#parted.add(event.play.seat);
    }
  }

  /** @param view what the seat sees after all that it was told. */
  worlds(view: KittensView, count: number, chance: () => number): readonly World[] {
    const savers = [...view.seats.keys()].filter((seat) => seat !== this.#seat && !this.#parted.has(seat));
    return Array.from({ length: count }, () => ({
      state: worldOf(view, dealUnseen(view, savers, chance), chance),
      weight: 1,
    }));
  }
}
