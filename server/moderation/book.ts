import { type Kysely, sql } from "kysely";
import type { Player } from "../../shared/net/protocol.ts";
import { looksOfName } from "../accounts/names.ts";
import type { PeopleDb } from "../accounts/people-db.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { Database } from "../store/database.ts";
import { moderationChanges } from "../store/moderation-changes.ts";
import { fromGames, type Held, heldIn, inForce } from "./in-force.ts";
import { chatAfterGames, watchedMs } from "./new-guest-rules.ts";
import { openReports } from "./open-reports.ts";

const dayMs = 86_400_000;

/** What was read at one time. */
interface Page {
  readonly held: ReadonlyMap<string, readonly Held[]>;
  /** Sanctions that began lately and that their person has not put away, by id. */
  readonly fresh: ReadonlyMap<string, string>;
  readonly lines: ReadonlyMap<string, readonly number[]>;
  /** By the id of who had it, and how it looks: what they are called instead. */
  readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** How names look that nobody takes any more. */
  readonly looks: ReadonlySet<string>;
  /** When each is watched no longer. */
  readonly networks: ReadonlyMap<string, number>;
  /** Guests who do not talk to strangers yet. */
  readonly newGuests: ReadonlySet<string>;
  readonly openReports: number;
}

/** All that is decided and matters now, as of the last look into the database: for what cannot wait for an answer. */
export class Book {
  readonly #db: Pick<PeopleDb, "ask">;
  readonly #timers: Pick<Timers, "date">;
  #page: Page = nothing;
  /** The count of changes as of the page. */
  #changes: number | null = null;

  constructor(db: Pick<PeopleDb, "ask">, timers: Pick<Timers, "date">) {
    this.#db = db;
    this.#timers = timers;
  }

  /** Reads what has changed. @returns ids of the people whose standing has changed since the last time. */
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

  /** The games that new guests finish are no changes of moderators'. */
  async #readNewGuests(): Promise<void> {
    if (this.#page.newGuests.size === 0) return;
    const newGuests = await this.#db.ask((db) => shyGuests(db, this.#timers.date()));
    this.#page = { ...this.#page, newGuests: new Set(newGuests) };
  }

  against(playerId: string): readonly Held[] {
    const now = this.#timers.date();
    return (this.#page.held.get(playerId) ?? []).filter(({ until }) => until === null || until > now);
  }

  isSentAway(playerId: string): boolean {
    return fromGames(this.against(playerId)) !== null;
  }

  linesTaken(roomId: string): readonly number[] {
    return this.#page.lines.get(roomId) ?? [];
  }

  /** The player, by another name if theirs was taken down. */
  called(player: Player): Player {
    const taken = this.#page.names.get(player.id);
    if (!taken) return player;
    const instead = [...looksOfName(player.name)].map((look) => taken.get(look)).find((name) => name !== undefined);
    return instead === undefined ? player : { ...player, name: instead };
  }

  /** Whether nobody may take a name any more. */
  isTakenDown(name: string): boolean {
    return [...looksOfName(name)].some((look) => this.#page.looks.has(look));
  }

  /** Whether new guests of a network have to be patient. */
  isWatched(network: string | null): boolean {
    const endsAt = network === null ? undefined : this.#page.networks.get(network);
    return endsAt !== undefined && endsAt > this.#timers.date();
  }

  /** How many reports nobody has decided. */
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
    networks: new Map(networks.map(({ network, endsAt }) => [network, endsAt])),
    newGuests: new Set(newGuests),
    openReports: await openReports(db, null),
  };
}

/** By every id that a sanctioned person may come with. */
async function heldBy(db: Kysely<Database>, now: number): Promise<ReadonlyMap<string, readonly Held[]>> {
  const { rows } = await sql<{ readonly playerId: string; readonly kind: string; readonly endsAt: number | null }>`
    select "playerId", kind, "endsAt" from sanctions where ${inForce(now)}
    union all
    select "guestId" as "playerId", kind, "endsAt" from sanctions
    join "movedGuests" on "movedGuests"."playerId" = sanctions."playerId" where ${inForce(now)}
    union all
    select "movedGuests"."playerId" as "playerId", kind, "endsAt" from sanctions
    join "movedGuests" on "guestId" = sanctions."playerId" where ${inForce(now)}`.execute(db);
  const byPlayer = Map.groupBy(rows, ({ playerId }) => playerId);
  return new Map([...byPlayer].map(([playerId, all]) => [playerId, all.flatMap(heldIn)]));
}

/** Guests of watched networks who have not finished enough games with strangers. */
async function shyGuests(db: Kysely<Database>, now: number): Promise<readonly string[]> {
  const games = sql<number>`(select count(*) from ${sql.table("resultSeats")}
    where "resultSeats"."playerId" = "newGuests"."playerId" and "isPublic" = 1)`;
  const guests = await db
    .selectFrom("newGuests")
    .select("playerId")
    .where("madeAt", ">", now - watchedMs)
    .where(sql<boolean>`${games} < ${chatAfterGames}`)
    .execute();
  return guests.map(({ playerId }) => playerId);
}
