import type { Seat } from "../../../../../core/game.ts";
import type { Self } from "../../../../../core/mind.ts";
import { chanceFrom } from "../../../../../core/rng.ts";
import type { KittensEvent } from "../../../events.ts";
import { follow, undealt } from "../../../follow.ts";
import { setup } from "../../../setup.ts";
import type { KittensState } from "../../../state.ts";
import { type KittensView, viewOf } from "../../../view.ts";
import { dealAtStart, dealUnseen } from "./deal.ts";
import { fits, freshen } from "./fit.ts";
import { happens } from "./happens.ts";
import { moveNopes, noteTests, type Untested } from "./nopes.ts";
import { isWorn, normalise, type Particle, sample } from "./particles.ts";
import type { Scene } from "./scene.ts";
import { worldOf } from "./world.ts";

/** A game that may be the one that is played. */
export interface World {
  /** Complete: the seat that believes in it would see exactly its view. */
  readonly state: KittensState;
  /** How likely it is beside the others, more than 0. */
  readonly weight: number;
}

/** In how many worlds a seat believes at once: fewer where more players act between two of its decisions. */
const particlesFor = (players: number): number => Math.round(280 / (players + 1));

/** What one seat believes about hands and pile, by all that it was told: a particle filter. */
export class Belief {
  /** How many worlds fitted no story, and were dealt anew. */
  strays = 0;
  readonly #self: Seat;
  readonly #chance: () => number;
  /** The table as events tell of it. */
  #view: KittensView;
  #last: KittensEvent | null = null;
  readonly #untested: Untested = [];
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
    noteTests(this.#untested, scene, this.#particles[0]?.hidden, event);
    for (const particle of this.#particles) particle.weight *= happens(particle.hidden, scene, event);
    this.#view = follow(this.#view, event);
    this.#last = event;
    if (event.type === "dealt" && event.seat === this.#view.seats.length - 1) this.#deal();
    else this.#renew();
  }

  #deal(): void {
    this.#particles = Array.from({ length: particlesFor(this.#view.seats.length) }, () => ({
      hidden: dealAtStart(this.#view, this.#chance),
      weight: 1,
    }));
  }

  /** Likely worlds take the places of unlikely ones, if few are left that matter. */
  #renew(): void {
    normalise(this.#particles);
    if (!isWorn(this.#particles)) return;
    const particles = sample(this.#particles, this.#particles.length, this.#chance);
    for (const hidden of particles) moveNopes(hidden, this.#self, this.#untested, this.#chance);
    this.#particles = particles.map((hidden) => ({ hidden, weight: 1 }));
  }

  /** @param view what the seat sees after all that it was told. */
  worlds(view: KittensView, count: number, chance: () => number): readonly World[] {
    const likely = sample(this.#particles, count, chance);
    return Array.from({ length: count }, (_, index) => {
      const hidden = likely[index];
      if (hidden !== undefined) freshen(view, hidden, this.#self, chance);
      const fitting = hidden !== undefined && fits(view, hidden, this.#self) ? hidden : null;
      if (fitting === null) this.strays += 1;
      return { state: worldOf(view, fitting ?? dealUnseen(view, chance), chance), weight: 1 };
    });
  }
}
