import { assertNever } from "../../../../../core/errors.ts";
import type { Seat } from "../../../../../core/game.ts";
import { seededRandom } from "../../../../../core/rng.ts";
import type { BotIdentity } from "../../../../../core/stateful-bot.ts";
import { applyEvent, viewBeforeDeal } from "../../../apply-event.ts";
import type { KittensEvent } from "../../../events.ts";
import { setup } from "../../../setup.ts";
import type { KittensState } from "../../../state.ts";
import { type KittensView, viewOf } from "../../../view.ts";
import { dealAtStart, dealUnseen, handSize } from "./deal.ts";
import {
  buried,
  exploded,
  handedOver,
  holdsSave,
  missing,
  named,
  noped,
  played,
  saved,
  settled,
  taken,
} from "./hands.ts";
import { copyOf, type EventContext, type Hidden, knownTo, loosePlaces, mix } from "./hidden.ts";
import { moveNopes, noteTests, type Untested } from "./nopes.ts";
import {
  altered,
  bottomDrawn,
  bottomKittenDrawn,
  drawn,
  implodingDrawn,
  kittenDrawn,
  kittenHidden,
  lookedAt,
  putOnTop,
  seen,
  shuffled,
  shuffleStarted,
  surfaced,
} from "./piles.ts";
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

/** A possible world and its weight relative to the others. */
interface Particle {
  readonly hidden: Hidden;
  weight: number;
}

const sumOf = (particles: readonly Particle[]): number => particles.reduce((sum, { weight }) => sum + weight, 0);

/** Scales the weights to a mean of 1. */
function normalise(particles: readonly Particle[]): void {
  const mean = sumOf(particles) / particles.length;
  for (const particle of particles) particle.weight = mean > 0 ? particle.weight / mean : 1;
}

/** Whether the effective sample size is less than half the number of particles. */
function isWorn(particles: readonly Particle[]): boolean {
  const squares = particles.reduce((sum, { weight }) => sum + weight ** 2, 0);
  return sumOf(particles) ** 2 < (squares * particles.length) / 2;
}

/**
 * Draws copies in proportion to the weights (systematic resampling). Returns an empty list if there are no particles.
 */
function sample(particles: readonly Particle[], count: number, chance: () => number): Hidden[] {
  const chosen: Hidden[] = [];
  const each = sumOf(particles) / count;
  let next = chance() * each;
  let sum = 0;
  for (const { hidden, weight } of particles) {
    sum += weight;
    for (; next < sum && chosen.length < count; next += each) chosen.push(copyOf(hidden));
  }
  return chosen;
}

/** Whether the seat's view of a state with these hidden cards would be exactly this view. */
function fits(view: KittensView, hidden: Hidden, self: Seat): boolean {
  const { hands, pile, looked } = hidden;
  if (pile.length !== view.pile) return false;
  const secretLook = view.pending.some((decision) => decision.kind === "keep" && decision.card === null);
  if (secretLook && looked.length !== 1) return false;
  const known = knownTo(hidden, self);
  if (known.length !== view.known.length || known.some((card, place) => card !== view.known[place])) return false;
  return hands.every((hand, seat) => seat === self || hand.length === handSize(view, seat));
}

/** Redraws all that only randomness has determined. A player who is asked for a save gets one. */
function freshen(view: KittensView, hidden: Hidden, self: Seat, chance: () => number): void {
  const { pile } = hidden;
  const free = loosePlaces(hidden);
  const cards = free.flatMap((place) => pile[place] ?? []);
  mix(cards, chance);
  for (const [index, place] of free.entries()) {
    const card = cards[index];
    if (card !== undefined) pile[place] = card;
  }
  if (view.faceUp && view.visibleTop === null) sinkImplodingKitten(hidden, chance);
  const top = view.pending.at(-1);
  if (top?.kind === "save" && top.seat !== self) holdsSave(hidden, self, top.seat, chance);
}

/** Moves an Imploding Kitten from the top, because all players would see it there (K74). */
function sinkImplodingKitten({ pile, loose }: Hidden, chance: () => number): void {
  const [top] = pile;
  if (top !== "imploding-kitten") return;
  const free = [...pile.keys()].filter((place) => place > 0 && loose[place]);
  const place = free[Math.floor(chance() * free.length)] ?? pile.length - 1;
  pile[0] = pile[place] ?? top;
  pile[place] = top;
}

/**
 * Applies an event to a possible world in place, so that the world is consistent with the event afterwards.
 *
 * @returns the likelihood of the event in this world relative to other worlds; more than 0.
 */
function updateWorld(hidden: Hidden, scene: EventContext, event: KittensEvent): number {
  switch (event.type) {
    case "card-played":
      return played(hidden, scene, event);
    case "noped":
      return noped(hidden, scene, event);
    case "play-settled":
      return settled(hidden, scene);
    case "card-drawn":
    case "card-kept":
      return drawn(hidden, scene, event);
    case "kitten-drawn":
      return kittenDrawn(hidden, scene, event);
    case "bottom-card-drawn":
      return bottomDrawn(hidden, scene, event);
    case "bottom-kitten-drawn":
      return bottomKittenDrawn(hidden, scene);
    case "imploding-drawn":
      return implodingDrawn(hidden, scene, event);
    case "imploding-surfaced":
      return surfaced(hidden, scene);
    case "future-altered":
      return altered(hidden, scene, event);
    case "saved":
      return saved(hidden, scene, event);
    case "kitten-hidden":
    case "imploding-hidden":
      return kittenHidden(hidden, scene, event);
    case "exploded":
      return exploded(hidden, scene, event);
    case "future-seen":
    case "future-revealed":
    case "alter-began":
      return seen(hidden, scene, event);
    case "shuffle-started":
      return shuffleStarted(hidden);
    case "shuffled":
      return shuffled(hidden, scene);
    case "card-looked-at":
    case "imploding-looked-at":
      return lookedAt(hidden, scene, event);
    case "card-put-on-top":
      return putOnTop(hidden, scene, event);
    case "card-given":
    case "card-stolen":
      return handedOver(hidden, scene, event);
    case "card-buried":
      return buried(hidden, scene, event);
    case "named-card-given":
      return named(hidden, scene, event);
    case "named-card-missing":
      return missing(hidden, scene, event);
    case "card-taken":
      return taken(hidden, scene, event);
    case "dealt":
    case "turn-began":
    case "passed":
    case "pile-was-empty":
    case "clairvoyance-over":
    case "died":
    case "returned":
    case "skipped":
    case "reversed":
    case "attacked":
    case "card-chosen":
    case "hand-was-empty":
    case "armageddon-laid":
    case "armageddon-revealed":
    case "godcat-returned":
    case "game-over":
      return 1;
    default:
      return assertNever(event);
  }
}
