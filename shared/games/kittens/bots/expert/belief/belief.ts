import type { Seat } from "../../../../../core/game.ts";
import type { Self } from "../../../../../core/mind.ts";
import { chanceFrom } from "../../../../../core/rng.ts";
import type { KittensEvent } from "../../../events.ts";
import { follow, undealt } from "../../../follow.ts";
import { setup } from "../../../setup.ts";
import type { KittensState } from "../../../state.ts";
import { type KittensView, viewOf } from "../../../view.ts";
import { dealUnseen } from "./deal.ts";
import { fits, freshen } from "./fit.ts";
import { happens } from "./happens.ts";
import { effective, normalise, type Particle, sample } from "./particles.ts";
import type { Scene } from "./scene.ts";
import { worldOf } from "./world.ts";

/** A game that may be the one that is played. */
export interface World {
  /** Complete: the seat that believes in it would see exactly its view. */
  readonly state: KittensState;
  /** How likely it is beside the others, more than 0. */
  readonly weight: number;
}

const count = 96;

/** What one seat believes about hands and pile, by all that it was told: a particle filter. */
export class Belief {
  /** How many worlds fitted no story, and were dealt anew. */
  strays = 0;
  readonly #self: Seat;
  readonly #chance: () => number;
  /** The table as events tell of it. */
  #view: KittensView;
  #last: KittensEvent | null = null;
  #particles: readonly Particle[] = [];

  constructor({ config, seat, seed }: Self) {
    this.#self = seat;
    this.#chance = chanceFrom(`${seed} belief`);
    this.#view = undealt(viewOf(setup(config, "").state, seat));
  }

  /** Takes in what happened, in order; how the events are spread over calls changes nothing. */
  told(events: readonly KittensEvent[]): void {
    for (const event of events) this.#takeIn(event);
  }

  #takeIn(event: KittensEvent): void {
    const scene: Scene = {
      self: this.#self,
      view: this.#view,
      last: this.#last,
      chance: this.#chance,
      answers: new Map(),
    };
    let moved = false;
    for (const particle of this.#particles) {
      const likelihood = happens(particle.hidden, scene, event);
      particle.weight *= likelihood;
      moved ||= likelihood !== 1;
    }
    this.#view = follow(this.#view, event);
    this.#last = event;
    if (event.type === "dealt" && event.seat === this.#view.seats.length - 1) this.#deal();
    if (moved) this.#weigh();
  }

  #deal(): void {
    const others = [...this.#view.seats.keys()].filter((seat) => seat !== this.#self);
    this.#particles = Array.from({ length: count }, () => ({
      hidden: dealUnseen(this.#view, others, this.#chance),
      weight: 1 / count,
    }));
  }

  #weigh(): void {
    normalise(this.#particles);
    if (effective(this.#particles) >= count / 2) return;
    this.#particles = sample(this.#particles, count, this.#chance).map((hidden) => ({ hidden, weight: 1 / count }));
  }

  /** @param view what the seat sees after all that it was told. */
  worlds(view: KittensView, count: number, chance: () => number): readonly World[] {
    return sample(this.#particles, count, chance).map((hidden) => {
      freshen(view, hidden, this.#self, chance);
      const fitting = fits(view, hidden, this.#self);
      if (!fitting) this.strays += 1;
      return { state: worldOf(view, fitting ? hidden : dealUnseen(view, [], chance), chance), weight: 1 };
    });
  }
}
