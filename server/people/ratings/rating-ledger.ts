import { type Pool, pools } from "../../../shared/net/people.ts";
import { applied, type RatedGame, type Rating, type RatingUpdate } from "../../../shared/ratings/apply.ts";
import { totalExperience } from "../../../shared/ratings/weight.ts";
import { Meetings } from "./meetings.ts";

/** Gain of a player in a week. */
export interface Gain {
  readonly gained: number;
  readonly games: number;
  /** Uncertainty of the rating after the last of these games. */
  readonly sigma: number;
}

/** Totals of a pool's rated games: ratings by player, gains by week and player. */
export interface PoolLedger {
  readonly ratings: Map<string, Rating>;
  readonly weeks: Map<number, Map<string, Gain>>;
}

/** In-memory ledger of all ratings that result from games. */
export class RatingLedger {
  readonly #pools = new Map<Pool, PoolLedger>(pools.map((pool) => [pool, { ratings: new Map(), weeks: new Map() }]));
  readonly #meetings = new Meetings();

  of(pool: Pool): PoolLedger {
    const books = this.#pools.get(pool);
    if (!books) throw new RangeError(`no pool ${pool}`);
    return books;
  }

  /** Adds a game. Games must be added in the order in which they counted. */
  add(pool: Pool, game: RatedGame): readonly RatingUpdate[] {
    const { ratings, weeks } = this.of(pool);
    const changes = applied(game, {
      ratingOf: (playerId) => ratings.get(playerId),
      experienceOf: (playerId) => totalExperience((each) => this.of(each).ratings.get(playerId)),
      meetingsOf: (playerId, otherId) => this.#meetings.before(game.endedAt, playerId, otherId),
    });
    this.#meetings.add(game);
    for (const { playerId, after, week, gained } of changes) {
      ratings.set(playerId, after);
      const gains = weeks.get(week) ?? new Map<string, Gain>();
      const before = gains.get(playerId);
      const games = (before?.games ?? 0) + 1;
      // Added in the order of the database, because rounding depends on it: the first gain as it is, each further one
      // to the sum.
      gains.set(playerId, { gained: before ? before.gained + gained : gained, games, sigma: after.sigma });
      weeks.set(week, gains);
    }
    return changes;
  }
}
