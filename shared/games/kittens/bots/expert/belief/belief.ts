import type { Seat } from "../../../../../core/game.ts";
import { seededRandom } from "../../../../../core/rng.ts";
import type { BotIdentity } from "../../../../../core/stateful-bot.ts";
import { applyEvent, viewBeforeDeal } from "../../../apply-event.ts";
import type { KittensEvent } from "../../../events.ts";
import { setup } from "../../../setup.ts";
import type { KittensState } from "../../../state.ts";
import { type KittensView, viewOf } from "../../../view.ts";
import { fits, freshen } from "./consistency.ts";
import { dealAtStart, dealUnseen } from "./deal.ts";
import type { EventContext } from "./event-context.ts";
import { moveNopes, noteTests, type Untested } from "./nopes.ts";
import { isWorn, normalise, type Particle, sample } from "./particles.ts";
import { updateWorld } from "./update-world.ts";
import { worldOf } from "./world.ts";

/** A possible world: a complete state that is consistent with the bot's information. */
export interface WeightedState {
  /** Complete state; the bot's view of it equals the real view. */
  readonly state: KittensState;
  /** Weight relative to the other worlds, more than 0. */
  readonly weight: number;
}

/** Number of worlds per belief: fewer if more players act between two decisions of the bot. */
const particlesFor = (players: number): number => Math.round(280 / (players + 1));

/** Belief of one seat about hands and draw pile, from all events that it received: a particle filter. */
export class Belief {
  /** Number of worlds that did not fit the view and were dealt from scratch. */
  strays = 0;
  readonly #self: Seat;
  readonly #chance: () => number;
  /** The view as far as events determine it. */
  #view: KittensView;
  #last: KittensEvent | null = null;
  readonly #untested: Untested = [];
  #particles: readonly Particle[] = [];

  constructor({ config, seat, seed }: BotIdentity) {
    this.#self = seat;
    this.#chance = seededRandom(`${seed} belief`);
    this.#view = viewBeforeDeal(viewOf(setup(config, "").state, seat));
  }

  /** Processes events in order. The way in which they are grouped into calls makes no difference. */
  observe(events: readonly KittensEvent[]): void {
    for (const event of events) this.#takeIn(event);
  }

  #takeIn(event: KittensEvent): void {
    const scene: EventContext = {
      self: this.#self,
      view: this.#view,
      last: this.#last,
      chance: this.#chance,
      answers: new Map(),
    };
    noteTests(this.#untested, scene, this.#particles[0]?.hidden, event);
    for (const particle of this.#particles) particle.weight *= updateWorld(particle.hidden, scene, event);
    this.#view = applyEvent(this.#view, event);
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

  /** Resamples the worlds by weight if only few of them still matter. */
  #renew(): void {
    normalise(this.#particles);
    if (!isWorn(this.#particles)) return;
    const particles = sample(this.#particles, this.#particles.length, this.#chance);
    for (const hidden of particles) moveNopes(hidden, this.#self, this.#untested, this.#chance);
    this.#particles = particles.map((hidden) => ({ hidden, weight: 1 }));
  }

  /** @param view the seat's view after all events received. */
  sampleStates(view: KittensView, count: number, chance: () => number): readonly WeightedState[] {
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
