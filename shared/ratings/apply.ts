import { rated } from "./rate.ts";
import { standingOf, weekOf } from "./shown.ts";
import { newRating, type Strength } from "./strength.ts";
import { experienceIn, weighted, weightsOf } from "./weight.ts";

/** A game that counts, with its people in seat order. */
export interface RatedGame {
  /** The place among all games that count, from 1. */
  readonly number: number;
  /** ms since 1970. */
  readonly endedAt: number;
  readonly seats: readonly RatedSeat[];
}

export interface RatedSeat {
  readonly playerId: string;
  /** 1 for a winner; equal for those who share it. */
  readonly place: number;
  /** Left the running game or was away for good. */
  readonly deserted: boolean;
}

/** Somebody's rating in a pool. */
export interface Rating extends Strength {
  readonly games: number;
  /** When the last of them ended, ms since 1970. */
  readonly lastAt: number;
  /** Orders the leaderboard at any time. */
  readonly standing: number;
  /** The sum of the weights of the games that they have finished. */
  readonly experience: number;
}

/** The past of a game's players. */
export interface PlayersPast {
  /** The rating in the game's pool; undefined if there is none. */
  readonly ratingOf: (playerId: string) => Omit<Rating, "standing"> | undefined;
  /** The experience in all pools together. */
  readonly experienceOf: (playerId: string) => number;
  /** How many earlier games that counted two players have played together within `meetingsMs`, in all pools. */
  readonly meetingsOf: (playerId: string, otherId: string) => number;
}

export interface Change {
  readonly playerId: string;
  readonly before: Strength;
  readonly after: Rating;
  /** The week for which it counts, and the points gained in it. */
  readonly week: number;
  readonly gained: number;
}

/** What a game changes, in seat order. Nothing else computes ratings, so that the same games always give the same bits. */
export function applied({ number, endedAt, seats }: RatedGame, past: PlayersPast): readonly Change[] {
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
        standing: standingOf(strength, last),
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
