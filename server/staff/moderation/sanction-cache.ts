import { type Kysely, sql } from "kysely";
import type { Player } from "../../../shared/net/protocol.ts";
import type { AccountsDb } from "../../people/accounts/accounts-db.ts";
import { looksOfName } from "../../people/accounts/names.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";
import { moderationChanges } from "../../storage/moderation-changes.ts";
import { type ActiveSanction, findActiveSanction, gameBan, isInForce } from "./active-sanctions.ts";
import { flaggedMs, minGamesForChat } from "./new-guest-rules.ts";
import { openReports } from "./open-reports.ts";

const dayMs = 86_400_000;

/** Skeleton of a deck's name that is forbidden. `author`: to this player only; null: to all. */
interface TakenDeckName {
  readonly look: string;
  readonly author: string | null;
}

/** Content of the cache, read at one time. */
interface Page {
  readonly held: ReadonlyMap<string, readonly ActiveSanction[]>;
  /** Sanctions that began recently and that their player has not dismissed, by id. */
  readonly fresh: ReadonlyMap<string, string>;
  readonly lines: ReadonlyMap<string, readonly number[]>;
  /** Replacement names, by the player's id and the skeleton of the removed name. */
  readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Skeletons of the names that are forbidden. */
  readonly looks: ReadonlySet<string>;
  readonly deckNames: readonly TakenDeckName[];
  /** End of the watch of each network. */
  readonly networks: ReadonlyMap<string, number>;
  /** Guests who may not chat with strangers yet. */
  readonly newGuests: ReadonlySet<string>;
  readonly openReports: number;
}

/** In-memory cache of all sanctions and decisions in force, for checks that cannot wait for the database. */
export class SanctionCache {
  readonly #db: Pick<AccountsDb, "ask">;
  readonly #timers: Pick<Timers, "date">;
  #page: Page = nothing;
  /** Number of changes in the database when the cache was read. */
  #changes: number | null = null;

  constructor(db: Pick<AccountsDb, "ask">, timers: Pick<Timers, "date">) {
    this.#db = db;
    this.#timers = timers;
  }

  /** Reads the changes. @returns ids of the players with new sanctions since the last read. */
  async read(): Promise<ReadonlySet<string>> {
    const before = this.#page;
    const changes = await this.#db.ask(moderationChanges);
    if (changes === this.#changes) {
      await this.#readNewGuests();
      return new Set();
    }
    this.#page = await this.#db.ask((db) => pageOf(db, this.#timers.date()));
    this.#changes = changes;
    const told = before === nothing ? [] : [...this.#page.fresh].filter(([id]) => !before.fresh.has(id));
    return new Set(told.map(([, playerId]) => playerId));
  }

  /** Reads new guests every time, because a game that they finish does not count as a change by moderators. */
  async #readNewGuests(): Promise<void> {
    if (this.#page.newGuests.size === 0) return;
    const newGuests = await this.#db.ask((db) => shyGuests(db, this.#timers.date()));
    this.#page = { ...this.#page, newGuests: new Set(newGuests) };
  }

  against(playerId: string): readonly ActiveSanction[] {
    const now = this.#timers.date();
    return (this.#page.held.get(playerId) ?? []).filter(({ until }) => until === null || until > now);
  }

  isSentAway(playerId: string): boolean {
    return gameBan(this.against(playerId)) !== null;
  }

  linesTaken(roomId: string): readonly number[] {
    return this.#page.lines.get(roomId) ?? [];
  }

  /** Returns the player under their replacement name if a moderator has removed the original one. */
  called(player: Player): Player {
    const taken = this.#page.names.get(player.id);
    if (!taken) return player;
    const instead = [...looksOfName(player.name)].map((look) => taken.get(look)).find((name) => name !== undefined);
    return instead === undefined ? player : { ...player, name: instead };
  }

  /** Whether a name is forbidden. */
  isTakenDown(name: string): boolean {
    return [...looksOfName(name)].some((look) => this.#page.looks.has(look));
  }

  /**
   * Whether the name of a deck is forbidden. @param playerId the player who would use it; null if it comes from a link.
   */
  isDeckNameTaken(name: string, playerId: string | null): boolean {
    const looks = looksOfName(name);
    const { deckNames } = this.#page;
    return (
      this.isTakenDown(name) ||
      deckNames.some(({ look, author }) => looks.has(look) && (author === null || author === playerId))
    );
  }

  /** Whether new guests of a network are restricted. */
  isWatched(network: string | null): boolean {
    const endsAt = network === null ? undefined : this.#page.networks.get(network);
    return endsAt !== undefined && endsAt > this.#timers.date();
  }

  /** Number of undecided reports. */
  get openReports(): number {
    return this.#page.openReports;
  }

  isNewGuest(playerId: string): boolean {
    return this.#page.newGuests.has(playerId);
  }
}

const nothing: Page = {
  held: new Map(),
  fresh: new Map(),
  lines: new Map(),
  names: new Map(),
  looks: new Set(),
  deckNames: [],
  networks: new Map(),
  newGuests: new Set(),
  openReports: 0,
};

async function pageOf(db: Kysely<Database>, now: number): Promise<Page> {
  const [held, fresh, lines, names, networks, newGuests] = [
    await heldBy(db, now),
    await db
      .selectFrom("sanctions")
      .select(["id", "playerId"])
      .where("beganAt", ">", now - dayMs)
      .where("seen", "=", 0)
      .execute(),
    await db.selectFrom("takenLines").select(["roomId", "number"]).execute(),
    await db.selectFrom("takenNames").select(["playerId", "look", "instead"]).execute(),
    await db.selectFrom("watchedNetworks").selectAll().where("endsAt", ">", now).orderBy("endsAt").execute(),
    await shyGuests(db, now),
  ];
  return {
    held,
    fresh: new Map(fresh.map(({ id, playerId }) => [id, playerId])),
    lines: new Map(
      [...Map.groupBy(lines, ({ roomId }) => roomId)].map(([roomId, rows]) => [roomId, rows.map((row) => row.number)]),
    ),
    names: new Map(
      [...Map.groupBy(names, ({ playerId }) => playerId)].map(([playerId, rows]) => [
        playerId,
        new Map(rows.map(({ look, instead }) => [look, instead])),
      ]),
    ),
    looks: new Set(names.map(({ look }) => look)),
    deckNames: await takenDeckNames(db),
    networks: new Map(networks.map(({ network, endsAt }) => [network, endsAt])),
    newGuests: new Set(newGuests),
    openReports: await openReports(db, null),
  };
}

/** Returns the sanctions by every id under which a sanctioned player may connect. */
async function heldBy(db: Kysely<Database>, now: number): Promise<ReadonlyMap<string, readonly ActiveSanction[]>> {
  const { rows } = await sql<{ readonly playerId: string; readonly kind: string; readonly endsAt: number | null }>`
    select "playerId", kind, "endsAt" from sanctions where ${isInForce(now)}
    union all
    select "guestId" as "playerId", kind, "endsAt" from sanctions
    join "movedGuests" on "movedGuests"."playerId" = sanctions."playerId" where ${isInForce(now)}
    union all
    select "movedGuests"."playerId" as "playerId", kind, "endsAt" from sanctions
    join "movedGuests" on "guestId" = sanctions."playerId" where ${isInForce(now)}`.execute(db);
  const byPlayer = Map.groupBy(rows, ({ playerId }) => playerId);
  return new Map([...byPlayer].map(([playerId, all]) => [playerId, all.flatMap(findActiveSanction)]));
}

/**
 * Returns the removed names of decks. A name that no report was about came with other lines, and is forbidden to its
 * author only.
 */
async function takenDeckNames(db: Kysely<Database>): Promise<readonly TakenDeckName[]> {
  const rows = await db
    .selectFrom("takenLines")
    .innerJoin("reports", "reports.roomId", "takenLines.roomId")
    .innerJoin("reportLines", (join) =>
      join.onRef("reportLines.reportId", "=", "reports.id").onRef("reportLines.number", "=", "takenLines.number"),
    )
    .leftJoin("reportSaid", (join) =>
      join.onRef("reportSaid.reportId", "=", "reports.id").onRef("reportSaid.line", "=", "takenLines.number"),
    )
    .select(["reports.playerId", "reportLines.text", "reportSaid.line"])
    .distinct()
    .where("takenLines.number", "<", 0)
    .execute();
  return rows.flatMap(({ playerId, text, line }) =>
    [...looksOfName(text)].map((look) => ({ look, author: line === null ? playerId : null })),
  );
}

/** Returns the guests of watched networks who have not finished enough public games. */
async function shyGuests(db: Kysely<Database>, now: number): Promise<readonly string[]> {
  const games = sql<number>`(select count(*) from ${sql.table("resultSeats")}
    where "resultSeats"."playerId" = "newGuests"."playerId" and "isPublic" = 1)`;
  const guests = await db
    .selectFrom("newGuests")
    .select("playerId")
    .where("madeAt", ">", now - flaggedMs)
    .where(sql<boolean>`${games} < ${minGamesForChat}`)
    .execute();
  return guests.map(({ playerId }) => playerId);
}
