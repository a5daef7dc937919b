import type { GameResult, GamesPage, Leaderboard, PlayerProfile, Pool } from "../../../shared/net/people.ts";
import { weekOf } from "../../../shared/ratings/displayed-rating.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import { gameResultOf } from "./game-result.ts";
import { highlightsOf } from "./highlights.ts";
import { historyOf, type Search } from "./history.ts";
import { leaderboardOf } from "./leaderboard.ts";
import { accountNamed } from "./people.ts";
import { poolRatingsOf } from "./pool-ratings.ts";
import { rivalsOf } from "./rivals.ts";
import { Sizes } from "./sizes.ts";
import { talliesOf } from "./tallies.ts";
import { isOnLeaderboards, visibleTo } from "./visibility.ts";

const dayMs = 86_400_000;

interface ProfilesDeps {
  readonly db: Pick<AccountsDb, "ask">;
  /** Wall clock, in ms since 1970. */
  readonly date: () => number;
  /** Retention time of games' records, in days. */
  readonly keepDays: number;
}

/** Reads profiles, games and ratings. `viewer` is the id of the requesting player. */
export class Profiles {
  readonly #deps: ProfilesDeps;
  readonly #sizes = new Sizes();

  constructor(deps: ProfilesDeps) {
    this.#deps = deps;
  }

  /** @returns null if no account has this name, or its owner hides it. */
  profile(name: string, viewer: string): Promise<PlayerProfile | null> {
    const { date, keepDays } = this.#deps;
    const now = date();
    return this.#deps.db.ask(async (db) => {
      const account = await accountNamed(db, name);
      const visible = visibleTo(viewer, account);
      if (!account || !visible.profile) return null;
      const { playerId } = account;
      const isOwn = playerId === viewer;
      const rated = { isListed: isOnLeaderboards(account), now };
      const [tallies, ratings, moments, rivals] = await Promise.all([
        talliesOf(db, playerId),
        visible.rating ? poolRatingsOf(db, playerId, rated) : null,
        highlightsOf(db, { playerId, viewer, since: now - keepDays * dayMs }),
        rivalsOf(db, playerId, isOwn),
      ]);
      const { avatar, madeAt: memberSince } = account;
      return { name: account.name, avatar, memberSince, isOwn, ...tallies, ratings, moments, rivals };
    });
  }

  /** Returns the public games of an account; null under the conditions of `profile`. */
  games(name: string, viewer: string, search: Search): Promise<GamesPage | null> {
    return this.#deps.db.ask(async (db) => {
      const account = await accountNamed(db, name);
      const visible = visibleTo(viewer, account);
      if (!account || !visible.profile) return null;
      const page = await historyOf(db, { playerId: account.playerId, viewer, visible }, search);
      return { ...page, days: this.#deps.keepDays };
    });
  }

  /** Returns all games of the requesting player. */
  async ownGames(viewer: string, search: Search): Promise<GamesPage> {
    const whose = { playerId: viewer, viewer, visible: { profile: true, rating: true } };
    const page = await this.#deps.db.ask((db) => historyOf(db, whose, search));
    return { ...page, days: this.#deps.keepDays };
  }

  /** Returns the changes by a game; null if there is no such game, it has not ended, or the viewer may not see it. */
  result(id: string, viewer: string): Promise<GameResult | null> {
    return this.#deps.db.ask((db) => gameResultOf(db, id, viewer));
  }

  leaderboard(pool: Pool, span: Leaderboard["span"], viewer: string): Promise<Leaderboard> {
    const now = this.#deps.date();
    const ladder = { pool, week: span === "week" ? weekOf(now) : null };
    return this.#deps.db.ask(async (db) => {
      const people = await this.#sizes.of(db, ladder, now);
      return leaderboardOf(db, ladder, { viewer, now, people });
    });
  }
}
