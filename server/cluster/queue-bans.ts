import { sql } from "kysely";
import { banMemoryMs, banMsAfter, type QueueBans } from "../matchmaking/queue-bans.ts";
import type { Log } from "../runtime/log.ts";
import { orUnavailable } from "../runtime/unavailable-error.ts";
import type { ClusterDb } from "../storage/postgres/cluster-tables.ts";
import { type MembershipFence, selectMembership } from "../storage/postgres/membership-fence.ts";

interface PausesDeps {
  readonly db: ClusterDb;
  readonly guard: MembershipFence;
  readonly log: Pick<Log, "error">;
}

const faded = sql<boolean>`pauses.at < clock_timestamp() - ${`${banMemoryMs} ms`}::interval`;

/** Queue bans for abandoned games on any node of the cluster. */
export class ClusterQueueBans implements QueueBans {
  readonly #deps: PausesDeps;

  constructor(deps: PausesDeps) {
    this.#deps = deps;
  }

  begin(playerId: string): void {
    this.#write(playerId).catch((error) => {
      this.#deps.log.error({ event: "pause-lost", err: error }, "a queue ban could not be saved");
    });
  }

  async #write(playerId: string): Promise<void> {
    const { db, guard } = this.#deps;
    const { rows } = await sql`
      with me as materialized (${selectMembership(guard)})
      insert into pauses ("playerId", count, at) select ${playerId}, 1, clock_timestamp() from me
      on conflict ("playerId") do update
      set count = case when ${faded} then 1 else pauses.count + 1 end, at = excluded.at
      returning count`.execute(db);
    if (rows.length === 0) guard.refused();
    await db.deleteFrom("pauses").where(faded).execute();
  }

  async leftMs(playerIds: readonly string[]): Promise<number> {
    const { db } = this.#deps;
    const ageMs = sql<number>`(extract(epoch from clock_timestamp() - max(at)) * 1000)::float`.as("ageMs");
    const count = sql<number | null>`sum(count)::int`.as("count");
    const pauses = db.selectFrom("pauses").where("playerId", "in", playerIds).where(sql<boolean>`not ${faded}`);
    const { count: times, ageMs: age } = await orUnavailable(pauses.select([count, ageMs]).executeTakeFirstOrThrow());
    return times === null ? 0 : Math.max(0, Math.ceil(banMsAfter(times) - age));
  }
}
