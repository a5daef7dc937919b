import { type Kysely, sql } from "kysely";
import type { SanctionKind } from "../../shared/net/moderation.ts";
import type { Database } from "../store/database.ts";

/* Which sanctions hold. One holds for a person, whichever of their ids they come with: a guest who has become an account is that account. */

/** What somebody may not do until it ends; `until`: ms since 1970, null: never. */
export interface Held {
  readonly kind: Exclude<SanctionKind, "warning">;
  readonly until: number | null;
}

const kinds: readonly Held["kind"][] = ["chat", "queue", "suspension", "ban"];

/** Sanctions in force, in a query. @param now ms since 1970. */
export const inForce = (now: number) =>
  sql<boolean>`(sanctions."liftedAt" is null and sanctions.kind <> 'warning'
    and (sanctions."endsAt" is null or sanctions."endsAt" > ${now}))`;

/** Sanctions of one person, in a query. */
export const isOf = (playerId: string) =>
  sql<boolean>`(sanctions."playerId" = ${playerId}
    or sanctions."playerId" in (select "playerId" from ${sql.table("movedGuests")} where "guestId" = ${playerId})
    or sanctions."playerId" in (select "guestId" from ${sql.table("movedGuests")} where "playerId" = ${playerId}))`;

/** What holds against a person now; in plain SQL, since everybody who joins a table asks it. */
export async function heldAgainst(db: Kysely<Database>, playerId: string, now: number): Promise<readonly Held[]> {
  const { rows } = await sql<Pick<Database["sanctions"], "kind" | "endsAt">>`
    select kind, "endsAt" from sanctions where ${isOf(playerId)} and ${inForce(now)}`.execute(db);
  return rows.flatMap(heldIn);
}

/** Nothing for a kind of a newer version. */
export function heldIn({ kind, endsAt }: { readonly kind: string; readonly endsAt: number | null }): readonly Held[] {
  const known = kinds.find((each) => each === kind);
  return known === undefined ? [] : [{ kind: known, until: endsAt }];
}

/** No tables, no games. */
export const fromGames = (held: readonly Held[]): Held | null => longest(held, ["suspension", "ban"]);
/** No games of the public queue. */
export const fromQueue = (held: readonly Held[]): Held | null => longest(held, ["queue", "suspension", "ban"]);
/** No lines of chat. */
export const fromChat = (held: readonly Held[]): Held | null => longest(held, ["chat", "suspension", "ban"]);

/** The one that ends last. */
function longest(held: readonly Held[], of: readonly Held["kind"][]): Held | null {
  const ends = ({ until }: Held) => until ?? Number.POSITIVE_INFINITY;
  const all = held.filter(({ kind }) => of.includes(kind)).toSorted((one, other) => ends(other) - ends(one));
  return all[0] ?? null;
}
