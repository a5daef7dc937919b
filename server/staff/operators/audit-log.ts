import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { type AuditEntry, type AuditPage, deedActions } from "../../../shared/net/operators.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { Database } from "../../storage/database.ts";

/** Actor of an entry: an account, or the operator without one. */
export type Actor = "the command line" | "ADMINS" | { readonly id: string; readonly name: string };

export interface NewAuditEntry extends Pick<AuditEntry, "action" | "subject" | "why"> {
  readonly by: Actor;
  /** The account to which the subject belongs. After its erasure the log no longer shows the name. */
  readonly subjectId?: string;
}

const pageLength = 50;

/** Audit log of operators and moderators. Entries are permanent. */
export class AuditLog {
  readonly #timers: Pick<Timers, "date">;

  constructor(timers: Pick<Timers, "date">) {
    this.#timers = timers;
  }

  /** Adds an entry. Must be called in the transaction of the action, if there is one. */
  async add(db: Kysely<Database>, { by, action, subject, subjectId, why }: NewAuditEntry): Promise<void> {
    const at = this.#timers.date();
    const { byId, byName } = parseActor(by);
    await db
      .insertInto("operatorLog")
      .values({ id: newId(at), at, byId, byName, action, subject, subjectId: subjectId ?? null, why })
      .execute();
  }

  /** Whether the log has an entry of the last `withinMs` by the same actor about the same action and subject. */
  async hasRecent(db: Kysely<Database>, { by, action, subject }: NewAuditEntry, withinMs: number): Promise<boolean> {
    const { byId, byName } = parseActor(by);
    const row = await db
      .selectFrom("operatorLog")
      .select("id")
      .where("id", ">", firstIdAt(this.#timers.date() - withinMs))
      .where("action", "=", action)
      .where("subject", "=", subject)
      .where((where) => (byId === null ? where("byName", "=", byName) : where("byId", "=", byId)))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Returns a page, the newest entry first. @param before id of the previous page's last entry; null for the first
   * page.
   */
  async page(db: Kysely<Database>, before: string | null): Promise<AuditPage> {
    const newest = db
      .selectFrom("operatorLog")
      .selectAll()
      .orderBy("id", "desc")
      .limit(pageLength + 1);
    const rows = await (before === null ? newest : newest.where("id", "<", before)).execute();
    const shown = rows.slice(0, pageLength);
    const next = rows.length > pageLength ? (shown.at(-1)?.id ?? null) : null;
    const names = await namesOf(
      db,
      shown.flatMap(({ subjectId }) => subjectId ?? []),
    );
    return { deeds: shown.flatMap((row) => deedIn(row, names)), before: next };
  }
}

/** Returns the actor as the database stores it. */
export const parseActor = (by: Actor): Pick<Database["operatorLog"], "byId" | "byName"> =>
  typeof by === "string" ? { byId: null, byName: by } : { byId: by.id, byName: by.name };

/** Generates an id. Ids sort by time. */
const newId = (at: number): string => `${firstIdAt(at)}${randomBytes(6).toString("hex")}`;

/** Returns the beginning of the ids of a time, which sorts before them. */
const firstIdAt = (at: number): string => `${at.toString(36).padStart(9, "0")}-`;

/** Returns the present names of accounts, and the last reported names of guests. */
async function namesOf(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const reported = db.selectFrom("reports").select(["playerId", "name"]).where("playerId", "in", ids);
  const accounts = db.selectFrom("accounts").select(["playerId", "name"]).where("playerId", "in", ids);
  const rows = [...(await reported.orderBy("lastAt").execute()), ...(await accounts.execute())];
  return new Map(rows.filter(({ name }) => name !== "").map(({ playerId, name }) => [playerId, name]));
}

/** Returns no entry for an action of a newer version. */
function deedIn(
  { id, at, byName, action, subject, subjectId, why }: Database["operatorLog"],
  names: ReadonlyMap<string, string>,
): readonly AuditEntry[] {
  const known = deedActions.find((each) => each === action);
  const name = names.get(subjectId ?? "") ?? null;
  const who = name === subject ? null : name;
  return known === undefined ? [] : [{ id, at, by: byName, action: known, subject, who, why }];
}
