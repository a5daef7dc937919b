import { rated } from "./rate.ts";
import { standingOf, weekOf } from "./shown.ts";
import { newRating, type Strength } from "./strength.ts";

/** A game that counts, with its people in seat order. */
export interface RatedGame {
  /** ms since 1970. */
  readonly endedAt: number;
  readonly seats: readonly {
    readonly playerId: string;
    /** 1 for a winner; equal for those who share it. */
    readonly place: number;
  }[];
}

/** Somebody's rating in a pool. */
export interface Rating extends Strength {
  readonly games: number;
  /** When the last of them ended, ms since 1970. */
  readonly lastAt: number;
  /** Orders the leaderboard at any time. */
  readonly standing: number;
}

export interface Change {
  readonly playerId: string;
  readonly before: Strength;
  readonly after: Rating;
  /** The week for which it counts, and the points gained in it. */
  readonly week: number;
  readonly gained: number;
}

/**
 * What a game changes, in seat order. Nothing else computes ratings, so that the same games always give the same bits.
 * @param ratingOf what somebody has in the game's pool before it; undefined if nothing.
 */
export function applied(
  { endedAt, seats }: RatedGame,
  ratingOf: (playerId: string) => Omit<Rating, "standing"> | undefined,
): readonly Change[] {
  const before = seats.map(({ playerId }) => ratingOf(playerId) ?? { ...newRating, games: 0, lastAt: endedAt });
  const strengths = rated(seats.map(({ place }, seat) => ({ strength: at(before, seat), place })));
  return seats.map(({ playerId }, seat) => {
    const { mu, sigma, games, lastAt } = at(before, seat);
    const strength = at(strengths, seat);
    const last = Math.max(lastAt, endedAt);
    return {
      playerId,
      before: { mu, sigma },
      after: { ...strength, games: games + 1, lastAt: last, standing: standingOf(strength, last) },
      week: weekOf(endedAt),
      gained: strength.mu - mu,
    };
  });
}

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new RangeError(`no seat ${place}`);
  return item;
}
