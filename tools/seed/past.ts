import { RatingLedger } from "../../server/people/ratings/rating-ledger.ts";
import type { Database } from "../../server/storage/database.ts";
import { guestSearchName } from "../../server/storage/search-key.ts";
import { type Pool, pools } from "../../shared/net/people.ts";
import type { RatedSeat, RatingUpdate } from "../../shared/ratings/apply.ts";
import { poolOf } from "../../shared/ratings/pools.ts";
import { accountId, avatarOf, crowd, nameOf } from "./people.ts";
import { editions, type Played } from "./records.ts";

export interface PastPlan {
  readonly accounts: number;
  readonly games: number;
  readonly chance: () => number;
  /** ms since 1970; from then on, games end at equal intervals. */
  readonly begin: number;
  readonly end: number;
}

export interface PastGame {
  readonly result: Database["results"];
  readonly seats: readonly Database["resultSeats"][];
}

interface Sitting {
  readonly playerId: string | null;
  readonly name: string;
  readonly avatar: string;
  readonly isRated: boolean;
}

const deaths = ["kitten", "kitten", "kitten", "kitten", "devilcat"];

/** Ratings, as games change them. */
export class Ratings {
  readonly #books = new RatingLedger();
  number = 0;

  apply(pool: Pool, endedAt: number, seats: readonly RatedSeat[]): readonly RatingUpdate[] {
    this.number += 1;
    return this.#books.add(pool, { number: this.number, endedAt, seats });
  }

  get ratings(): readonly Database["ratings"][] {
    return pools.flatMap((pool) =>
      [...this.#books.of(pool).ratings].map(([playerId, rating]) => ({ playerId, pool, ...rating })),
    );
  }

  get weeks(): readonly Database["weeks"][] {
    return pools.flatMap((pool) =>
      [...this.#books.of(pool).weeks].flatMap(([week, gains]) =>
        [...gains].map(([playerId, gain]) => ({ pool, week, playerId, ...gain })),
      ),
    );
  }
}

/**
 * Generates finished games, the oldest first.
 * @param playedAs the game of bots in the record of a game, if there is a record.
 */
export function* pastOf(
  plan: PastPlan,
  ratings: Ratings,
  playedAs: (number: number, edition: string, players: number) => Played | null,
): Generator<PastGame> {
  const { games, chance, begin, end } = plan;
  const somebody = crowd(plan.accounts, chance);
  for (let number = 0; number < games; number += 1) {
    const endedAt = Math.round(begin + ((end - begin) * (number + 1)) / games);
    const edition = editions[Math.floor(chance() * editions.length)];
    if (!edition) throw new Error("no edition");
    const [fewest, most] = edition.seats;
    const players =
      chance() < 0.4 ? Math.max(2, fewest) : fewest + Math.floor(chance() * (Math.min(most, 5) - fewest + 1));
    const isPublic = chance() < 0.7;
    const sitting = seatsOf(players, isPublic, somebody, chance);
    const places = placesOf(playedAs(number, edition.id, players)?.order ?? shuffled(players, chance));
    const game = edition.id.startsWith("love-letter") ? "love-letter" : "kittens";
    const pool = isPublic && sitting.every(({ isRated }) => isRated) ? poolOf(game, players) : null;
    const people = sitting.map(({ playerId }, seat) => ({
      playerId: playerId ?? "",
      place: places[seat] ?? 1,
      deserted: chance() < 0.02,
    }));
    const changes = pool === null ? [] : ratings.apply(pool, endedAt, people);
    const gameId = `seeded-${String(number).padStart(14, "0")}`;
    yield {
      result: {
        gameId,
        game,
        edition: edition.id,
        players,
        isPublic: isPublic ? 1 : 0,
        beganAt: endedAt - Math.round(300_000 + 900_000 * chance()),
        endedAt,
        pool,
        unrated: pool === null ? (isPublic ? "guest" : "private") : null,
        number: pool === null ? null : ratings.number,
      },
      seats: sitting.map((who, seat) =>
        seatRow(
          who,
          {
            gameId,
            seat,
            edition: edition.id,
            players,
            isPublic: isPublic ? 1 : 0,
            pool,
            endedAt,
            place: places[seat] ?? 1,
            deserted: people[seat]?.deserted ? 1 : 0,
          },
          changes[seat],
          chance,
        ),
      ),
    };
  }
}

function seatsOf(players: number, isPublic: boolean, somebody: () => number, chance: () => number): Sitting[] {
  const taken = new Set<number>();
  const strangers = !isPublic || chance() < 0.2;
  return Array.from({ length: players }, (_, seat) => {
    const kind = strangers && seat > 0 ? chance() : 1;
    if (kind < 0.3) return { playerId: null, name: "Mochi", avatar: "bot", isRated: false };
    if (kind < 0.6) {
      const guest = Math.floor(chance() * 1e9);
      return { playerId: `guest-${guest}`, name: `Guest ${guest % 1000}`, avatar: avatarOf(guest), isRated: false };
    }
    let number = somebody();
    while (taken.has(number)) number = somebody();
    taken.add(number);
    return { playerId: accountId(number), name: nameOf(number), avatar: avatarOf(number), isRated: true };
  });
}

function seatRow(
  { playerId, name, avatar }: Sitting,
  where: Pick<
    Database["resultSeats"],
    "gameId" | "seat" | "edition" | "players" | "isPublic" | "pool" | "endedAt" | "place" | "deserted"
  >,
  change: RatingUpdate | undefined,
  chance: () => number,
): Database["resultSeats"] {
  const { place } = where;
  const moments = chance() < 0.1 ? [{ kind: "last-defuse", step: 1 + Math.floor(chance() * 20) }] : [];
  return {
    ...where,
    playerId,
    name,
    searchName: guestSearchName(playerId, name),
    avatar,
    winShare: place === 1 ? 1 : 0,
    death: place === 1 ? null : (deaths[Math.floor(chance() * deaths.length)] ?? null),
    nopes: Math.floor(chance() * 3),
    stolen: Math.floor(chance() * 3),
    since: 0,
    momentsJson: JSON.stringify(moments),
    muBefore: change?.before.mu ?? null,
    sigmaBefore: change?.before.sigma ?? null,
    mu: change?.after.mu ?? null,
    sigma: change?.after.sigma ?? null,
  };
}

const placesOf = (order: readonly number[]): number[] => order.map((_, seat) => order.indexOf(seat) + 1);

/** Random order of the seats. */
function shuffled(players: number, chance: () => number): number[] {
  return Array.from({ length: players }, (_, seat) => ({ seat, luck: chance() }))
    .sort((one, other) => one.luck - other.luck)
    .map(({ seat }) => seat);
}
