import { type QueryExecutorProvider, sql } from "kysely";
import type { SavedTable } from "../saved-types.ts";

/** Synchronises the seats of a cluster with saved tables. Reserved seats and seats at other tables stay. */
export async function saveSeats(db: QueryExecutorProvider, tables: readonly SavedTable[]): Promise<void> {
  const seats = tables.flatMap(seatsAt);
  const chairs = sql`unnest(
    ${seats.map(({ playerId }) => playerId)}::text[],
    ${seats.map(({ roomId }) => roomId)}::text[]
  ) chair ("playerId", "roomId")`;
  await sql`
    delete from seats
    where "roomId" = any(${tables.map(({ roomId }) => roomId)}) and "isKept"
    and ("playerId", "roomId") not in (select * from ${chairs})`.execute(db);
  await sql`
    insert into seats ("playerId", "roomId", "isKept")
    select distinct on ("playerId") "playerId", "roomId", true from ${chairs} order by "playerId"
    on conflict ("playerId") do update set "isKept" = true where seats."roomId" = excluded."roomId"`.execute(db);
}

const seatsAt = ({ roomId, chairs }: SavedTable) =>
  chairs.flatMap((chair) => (chair.kind === "person" && chair.seated ? [{ playerId: chair.player.id, roomId }] : []));
