import type { Kysely } from "kysely";
import type { Database } from "../../storage/database.ts";
import { countAhead, type Ladder } from "./leaderboard.ts";

/** Time for which a count is reused, in ms. */
const freshMs = 60_000;

interface Size {
  readonly week: number | null;
  /** Time of the count, in ms since 1970. */
  readonly at: number;
  readonly people: number;
}

/** Cache of the number of players on each leaderboard, because counting them reads the whole list. */
export class Sizes {
  readonly #known = new Map<string, Size>();

  /** @param now ms since 1970. */
  async of(db: Kysely<Database>, ladder: Ladder, now: number): Promise<number> {
    const { pool, week } = ladder;
    const list = `${pool} ${week === null ? "all" : "week"}`;
    const known = this.#known.get(list);
    if (known && known.week === week && Math.abs(now - known.at) < freshMs) return known.people;
    const people = await countAhead(db, ladder, null);
    this.#known.set(list, { week, at: now, people });
    return people;
  }
}
