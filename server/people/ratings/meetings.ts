import type { RatedGame } from "../../../shared/ratings/apply.ts";
import { meetingsMs } from "../../../shared/ratings/weight.ts";

/** End times of two players' common games, in ms since 1970; by the smaller id, then by the other. */
type Ends = Map<string, Map<string, number[]>>;

/** One more than the window needs, because the clocks of nodes may differ. */
const maxPeriods = 3;

/** Rated games of every two players, as far back as they affect ratings. */
export class Meetings {
  /** Games by periods of at least `meetingsMs`, the newest first. */
  #periods: readonly Ends[] = [new Map()];
  #newestBeganAt = 0;

  /** Counts games within `meetingsMs` before `endedAt`, by the rule of the database. */
  before(endedAt: number, playerId: string, otherId: string): number {
    const [first, second] = inOrder(playerId, otherId);
    return this.#periods
      .flatMap((ends) => ends.get(first)?.get(second) ?? [])
      .filter((end) => end > endedAt - meetingsMs).length;
  }

  /** Adds a game. Games must be added in the order in which they counted. */
  add({ endedAt, seats }: RatedGame): void {
    if (endedAt >= this.#newestBeganAt + meetingsMs) {
      this.#periods = [new Map(), ...this.#periods].slice(0, maxPeriods);
      this.#newestBeganAt = endedAt;
    }
    for (const [seat, { playerId }] of seats.entries())
      for (const { playerId: otherId } of seats.slice(seat + 1)) this.#endsOf(playerId, otherId).push(endedAt);
  }

  #endsOf(playerId: string, otherId: string): number[] {
    const [first, second] = inOrder(playerId, otherId);
    const [newest = new Map()]: readonly Ends[] = this.#periods;
    const others = newest.get(first) ?? new Map<string, number[]>();
    const ends = others.get(second) ?? [];
    others.set(second, ends);
    newest.set(first, others);
    return ends;
  }
}

const inOrder = (one: string, other: string): readonly [string, string] => (one < other ? [one, other] : [other, one]);
