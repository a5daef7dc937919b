import { RatingLedger } from "../../server/people/ratings/rating-ledger.ts";
import type { Pool } from "../../shared/net/people.ts";
import type { Rating } from "../../shared/ratings/apply.ts";
import { leaderboardScore } from "../../shared/ratings/displayed-rating.ts";
import { newRating } from "../../shared/ratings/strength.ts";

/** Accounts that play only to raise one rating. */
interface Ring {
  readonly name: string;
  readonly helpers: number;
  /** Number of previous games of each helper among the helpers. */
  readonly grown: number;
  /** Whether helpers leave at once, instead of losing a whole game on purpose. */
  readonly leave: boolean;
}

/** Points that a farmer gains, and that the same account gains by honest wins. */
export interface Farmed {
  readonly name: string;
  /** "rating", or "standing" for the score of the leaderboard. */
  readonly of: "rating" | "standing";
  readonly farmedGain: number;
  readonly honestGain: number;
}

const farmedGames = 100;
const honestWins = 10;

/** Number of the first game among all rated games, so that the server is not new. */
const firstNumber = 200_000;

/** All games end at the same time, so that no earlier meeting expires. */
const endedAt = Date.UTC(2026, 10, 26);

const rings: readonly Ring[] = [
  { name: "one helper leaves at once", helpers: 1, grown: 0, leave: true },
  { name: "sixteen helpers leave at once", helpers: 16, grown: 0, leave: true },
  { name: "four hundred helpers leave at once", helpers: 400, grown: 0, leave: true },
  { name: "four helpers lose on purpose", helpers: 4, grown: 0, leave: false },
  { name: "sixteen helpers lose on purpose", helpers: 16, grown: 0, leave: false },
  { name: "four hundred helpers lose on purpose", helpers: 400, grown: 0, leave: false },
  { name: "sixteen helpers, grown by 20 games each, lose on purpose", helpers: 16, grown: 20, leave: false },
  { name: "sixteen helpers, grown by 80 games each, lose on purpose", helpers: 16, grown: 80, leave: false },
];

const tables: readonly { readonly pool: Pool; readonly seats: number }[] = [
  { pool: "kittens-two", seats: 2 },
  { pool: "kittens-more", seats: 3 },
  { pool: "kittens-more", seats: 5 },
];

/** Experienced player of average strength. */
const settled = { mu: newRating.mu, sigma: 70 } as const;
const established: Rating = {
  ...settled,
  games: 100,
  experience: 100,
  lastAt: endedAt,
  standing: leaderboardScore(settled, endedAt),
};

/** Runs every ring at every table, for a new account and for an established one. */
export function farming(): readonly Farmed[] {
  return tables.flatMap(({ pool, seats }) =>
    [null, established].flatMap((farmer) => {
      const honest = gainsOf(new Cluster(pool, seats, farmer).winHonestly());
      return rings
        .filter(({ helpers }) => helpers >= seats - 1)
        .flatMap((ring): readonly Farmed[] => {
          const farmed = gainsOf(new Cluster(pool, seats, farmer).farm(ring));
          const name = `${farmer ? "established" : "new"}, table of ${seats}: ${ring.name}`;
          return [
            { name, of: "rating", farmedGain: farmed.rating, honestGain: honest.rating },
            { name, of: "standing", farmedGain: farmed.standing, honestGain: honest.standing },
          ];
        });
    }),
  );
}

/** Case in which farming gains most in comparison with honest wins. */
export function worstOf(cases: readonly Farmed[]): Farmed {
  const [worst] = cases.toSorted((one, other) => shareOf(other) - shareOf(one));
  if (!worst) throw new RangeError("no case");
  return worst;
}

const shareOf = ({ farmedGain, honestGain }: Farmed): number => farmedGain / honestGain;

interface Path {
  readonly before: Pick<Rating, "mu" | "standing">;
  readonly after: Pick<Rating, "mu" | "standing">;
}

const gainsOf = ({ before, after }: Path): { readonly rating: number; readonly standing: number } => ({
  rating: after.mu - before.mu,
  standing: after.standing - before.standing,
});

const farmerId = "a-farmer";

/** Ratings of a server with a farmer, computed like on the server. */
class Cluster {
  readonly #books = new RatingLedger();
  readonly #pool: Pool;
  readonly #seats: number;
  #number = firstNumber;

  /** @param farmer null for a new account. */
  constructor(pool: Pool, seats: number, farmer: Rating | null) {
    this.#pool = pool;
    this.#seats = seats;
    if (farmer) this.#books.of(pool).ratings.set(farmerId, farmer);
  }

  /** Lets the farmer win against established players, each of them once. */
  winHonestly(): Path {
    const before = this.#farmer;
    for (let game = 0; game < honestWins; game += 1) {
      const others = Array.from({ length: this.#seats - 1 }, (_, seat) => `a-other ${game} ${seat}`);
      for (const other of others) this.#books.of(this.#pool).ratings.set(other, established);
      this.#play([farmerId, ...others], false);
    }
    return { before, after: this.#farmer };
  }

  /** Lets the farmer win against helpers in turn. */
  farm({ helpers, grown, leave }: Ring): Path {
    const ids = Array.from({ length: helpers }, (_, number) => `a-helper ${number}`);
    this.#grow(ids, grown);
    const before = this.#farmer;
    const others = this.#seats - 1;
    for (let game = 0; game < farmedGames; game += 1)
      this.#play([farmerId, ...turnOf(ids, game * others, others)], leave);
    return { before, after: this.#farmer };
  }

  /** Lets helpers meet one another equally often, and win in turn, so that each stays as strong as possible. */
  #grow(ids: readonly string[], games: number): void {
    for (let round = 0; round < games / this.#seats; round += 1) {
      const distance = 1 + (round % (ids.length - 1));
      for (const [first] of ids.entries()) {
        const table = Array.from({ length: this.#seats }, (_, seat) => ids[(first + seat * distance) % ids.length]);
        const different = [...new Set(table.flatMap((id) => id ?? []))];
        if (different.length > 1) this.#play(turnOf(different, round, different.length), false);
      }
    }
  }

  get #farmer(): Pick<Rating, "mu" | "standing"> {
    const rating = this.#books.of(this.#pool).ratings.get(farmerId);
    return rating ?? { mu: newRating.mu, standing: leaderboardScore(newRating, endedAt) };
  }

  /** @param ids by rank, the winner first. @param leave whether all others leave. */
  #play(ids: readonly string[], leave: boolean): void {
    this.#number += 1;
    const seats = ids.map((playerId, index) => {
      const deserted = leave && index > 0;
      return { playerId, place: deserted ? 2 : index + 1, deserted };
    });
    this.#books.add(this.#pool, { number: this.#number, endedAt, seats });
  }
}

/** This number of ids from a position on, wrapping around at the end. */
const turnOf = (ids: readonly string[], from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => ids[(from + index) % ids.length]).flatMap((id) => id ?? []);
