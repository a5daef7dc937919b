import { leaderboardScore, weekOf } from "./displayed-rating.ts";
import { rated } from "./rate.ts";
import { newRating, type Strength } from "./strength.ts";
import { experienceIn, weighted, weightsOf } from "./weight.ts";

/** A game that counts, with its players in seat order. */
export interface RatedGame {
  /** Number among all games that count, from 1. */
  readonly number: number;
  /** Time in ms since 1970. */
  readonly endedAt: number;
  readonly seats: readonly RatedSeat[];
}

export interface RatedSeat {
  readonly playerId: string;
  /** Rank: 1 for a winner; equal for tied players. */
  readonly place: number;
  /** Whether the player abandoned the game: left it, or did not return. */
  readonly deserted: boolean;
}

/** A player's rating in a pool. */
export interface Rating extends Strength {
  readonly games: number;
  /** End of the last of these games, in ms since 1970. */
  readonly lastAt: number;
  /** Sort key of the leaderboard; its order is valid at any time. */
  readonly standing: number;
  /** Sum of the weights of the games that the player has finished. */
  readonly experience: number;
}

/** Earlier data of a game's players. */
export interface PlayerHistories {
  /** Returns the rating in the game's pool; undefined if there is none. */
  readonly ratingOf: (playerId: string) => Omit<Rating, "standing"> | undefined;
  /** Returns the total experience in all pools. */
  readonly experienceOf: (playerId: string) => number;
  /**
   * Counts the earlier games of two players with each other within `meetingsMs`, in all pools. Only games that counted
   * are included.
   */
  readonly meetingsOf: (playerId: string, otherId: string) => number;
}

export interface RatingUpdate {
  readonly playerId: string;
  readonly before: Strength;
  readonly after: Rating;
  /** The week for which the gain counts, and the points gained in the game. */
  readonly week: number;
  readonly gained: number;
}

/**
 * Computes the changes by a game, in seat order. All ratings must be computed here, so that the same games always give
 * the same bits.
 */
export function applied({ number, endedAt, seats }: RatedGame, past: PlayerHistories): readonly RatingUpdate[] {
  const before = seats.map(({ playerId }) => past.ratingOf(playerId) ?? { ...newRating, ...nothing, lastAt: endedAt });
  const strengths = rated(seats.map(({ place }, seat) => ({ strength: at(before, seat), place })));
  const weights = weightsOf(
    seats.map(({ playerId, deserted }) => ({ experience: past.experienceOf(playerId), deserted })),
    number,
    (seat, other) => past.meetingsOf(at(seats, seat).playerId, at(seats, other).playerId),
  );
  return seats.map(({ playerId, deserted }, seat) => {
    const { mu, sigma, games, lastAt, experience } = at(before, seat);
    const weight = at(weights, seat);
    const strength = weighted({ mu, sigma }, at(strengths, seat), weight);
    const last = Math.max(lastAt, endedAt);
    return {
      playerId,
      before: { mu, sigma },
      after: {
        ...strength,
        games: games + 1,
        lastAt: last,
        standing: leaderboardScore(strength, last),
        experience: experience + experienceIn(weight, { deserted }),
      },
      week: weekOf(endedAt),
      gained: strength.mu - mu,
    };
  });
}

const nothing = { games: 0, experience: 0 } as const;

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new RangeError(`no seat ${place}`);
  return item;
}
