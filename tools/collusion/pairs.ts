import type { SoftPlay } from "./soft-play.ts";

/** From this figure on, and with mutual sparing, a pair should be reviewed. */
const suspicious = { figure: 4, oneWay: 1 } as const;

/** Kindness in standard deviations of random seating; near 0 for strangers. */
export interface PairFinding {
  /** Ids, in alphabetical order. */
  readonly players: readonly [string, string];
  /** Number of readable games with a choice. */
  readonly games: number;
  /** Mutual sparing. */
  readonly figure: number;
  /** Sparing of the second by the first, and of the first by the second. */
  readonly oneWay: readonly [number, number];
}

export const isSuspicious = ({ figure, oneWay }: PairFinding): boolean =>
  figure >= suspicious.figure && Math.min(...oneWay) >= suspicious.oneWay;

/** Sum over games, with its variance under a random permutation of the seats. */
class Sum {
  #value = 0;
  #variance = 0;

  add(value: number, variance: number): void {
    this.#value += value;
    this.#variance += variance;
  }

  get deviations(): number {
    return this.#variance === 0 ? 0 : this.#value / Math.sqrt(this.#variance);
  }
}

interface Sums {
  readonly players: readonly [string, string];
  games: number;
  readonly both: Sum;
  readonly oneWay: readonly [Sum, Sum];
}

/** Adds up games for each pair of players who share them. */
export class Pairs {
  readonly #sums = new Map<string, Sums>();
  readonly #most: number;

  /** @param most maximum number of games of each pair; later games are ignored. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** @param players by seat; null for an ignored player. */
  add(players: readonly (string | null)[], kindness: SoftPlay): void {
    const variance = variancesOf(kindness);
    if (kindness.seats < 3 || variance.both === 0) return;
    for (const [seat, player] of players.entries()) {
      for (const [other, another] of players.entries()) {
        if (player === null || another === null || player >= another) continue;
        const sums = this.#of(player, another);
        if (sums.games >= this.#most) continue;
        const there = kindness.of(seat, other);
        const back = kindness.of(other, seat);
        sums.games += 1;
        sums.both.add(there + back, variance.both);
        sums.oneWay[0].add(there, variance.oneWay);
        sums.oneWay[1].add(back, variance.oneWay);
      }
    }
  }

  /** Figures in descending order. @param least minimum number of games of a pair. */
  figures(least: number): readonly PairFinding[] {
    return [...this.#sums.values()]
      .filter(({ games }) => games >= least)
      .map(({ players, games, both, oneWay: [there, back] }): PairFinding => {
        return { players, games, figure: both.deviations, oneWay: [there.deviations, back.deviations] };
      })
      .sort((one, other) => other.figure - one.figure);
  }

  #of(player: string, another: string): Sums {
    const name = `${player} ${another}`;
    const known = this.#sums.get(name);
    if (known) return known;
    const sums: Sums = { players: [player, another], games: 0, both: new Sum(), oneWay: [new Sum(), new Sum()] };
    this.#sums.set(name, sums);
    return sums;
  }
}

/** Mean squares over all pairs of seats; the means are 0. */
function variancesOf(kindness: SoftPlay): { readonly both: number; readonly oneWay: number } {
  const { seats } = kindness;
  let both = 0;
  let oneWay = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    for (let other = 0; other < seat; other += 1) {
      const there = kindness.of(seat, other);
      const back = kindness.of(other, seat);
      both += (there + back) ** 2;
      oneWay += there ** 2 + back ** 2;
    }
  }
  const pairs = Math.max(1, (seats * (seats - 1)) / 2);
  return { both: both / pairs, oneWay: oneWay / (2 * pairs) };
}
