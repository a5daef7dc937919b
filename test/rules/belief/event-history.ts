import type { Command } from "../../../shared/core/commands.ts";
import type { GameConfig, Seat } from "../../../shared/core/game.ts";
import { seededRandom } from "../../../shared/core/rng.ts";
import { Belief, type WeightedState } from "../../../shared/games/kittens/bots/expert/belief/belief.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";

/** A game and the event history of one seat. */
export class Story {
  readonly config: GameConfig;
  readonly seat: Seat;
  readonly state: KittensState;
  readonly told: KittensEvent[] = [];

  /** @param arrange changes the deal before any event is sent; it may only exchange cards and set the seat on turn. */
  constructor(config: GameConfig, seat: Seat, seed: string, arrange: (state: KittensState) => void = () => {}) {
    this.config = config;
    this.seat = seat;
    this.state = kittens.setup(config, seed).state;
    arrange(this.state);
    const { seats, turn, owes, attacked } = this.state;
    this.hear(seats.map(({ hand }, dealt): KittensEvent => ({ type: "dealt", seat: dealt, hand: [...hand] })));
    this.hear([{ type: "turn-began", seat: turn, owes, attacked }]);
  }

  hear(events: readonly KittensEvent[]): void {
    this.told.push(...events.map((event) => kittens.redact(event, this.seat)).filter((event) => event !== null));
  }

  act(seat: Seat, command: Command): readonly KittensEvent[] {
    const result = kittens.step(this.state, seat, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused as ${result.error.code}`);
    this.hear(result.value);
    return result.value;
  }

  /** Passes for all players who may respond. */
  pass(): void {
    for (const { seat } of kittens.activeSeats(this.state)) this.act(seat, { type: "pass" });
  }

  get view(): KittensView {
    return kittens.view(this.state, this.seat);
  }

  belief(): Belief {
    const belief = new Belief({ config: this.config, seat: this.seat, seed: "belief", temper: null });
    belief.observe(this.told);
    return belief;
  }

  worlds(count = 100): readonly WeightedState[] {
    return this.belief().sampleStates(this.view, count, seededRandom("worlds"));
  }
}

/** Share of worlds, by weight, in which this is true. */
export function shareOf(worlds: readonly WeightedState[], holds: (state: KittensState) => boolean): number {
  const sum = (some: readonly WeightedState[]) => some.reduce((total, { weight }) => total + weight, 0);
  return sum(worlds.filter(({ state }) => holds(state))) / sum(worlds);
}

/** Exchanges cards so that a hand contains this one; the number of kittens in the draw pile stays. */
export function giveTo(state: KittensState, seat: Seat, card: KittensState["pile"][number]): void {
  const hand = state.seats[seat]?.hand ?? [];
  if (hand.includes(card)) return;
  const other = [state.pile, ...state.seats.map((each) => each.hand)].find((list) => list.includes(card));
  const index = other?.indexOf(card) ?? -1;
  const spare = hand.at(-1);
  if (other === undefined || spare === undefined) throw new Error(`no ${card} in the deck`);
  other[index] = spare;
  hand[hand.length - 1] = card;
}
