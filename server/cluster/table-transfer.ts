import type { Log } from "../runtime/log.ts";
import type { Timers } from "../runtime/timers.ts";
import type { Tables } from "../tables/tables.ts";
import type { Ownership } from "./ownership.ts";

/** Number of tables per batch. Clients of a table are paused for the duration of one batch at most. */
const atOnce = 20;

/** Timeout for the claims of all tables by other nodes, and the polling interval, in ms. */
const takenMs = 1500;
const lookEveryMs = 30;

/** Timeout for the closing of connections, in ms. Those of a phone without a network never close. */
const endMs = 1000;

interface HandingOverDeps {
  readonly tables: Pick<Tables, "roomIds" | "handOver" | "release">;
  readonly ownership: Pick<Ownership, "release">;
  /** Whether these rooms are open at other nodes. */
  readonly areElsewhere: (roomIds: readonly string[]) => Promise<boolean>;
  /** Notifies the other nodes that there are unowned tables. */
  readonly publish: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * Transfers all tables to other nodes without waiting for games to end. Clients are redirected once their table is
 * there.
 */
export async function transferTables(deps: HandingOverDeps): Promise<void> {
  const { tables, ownership, areElsewhere, publish, timers, log } = deps;
  const { roomIds } = tables;
  const pause = (ms: number) => new Promise<void>((resolve) => timers.after(ms, resolve));
  const until = timers.now() + takenMs;
  const ends: Promise<void>[] = [];
  for (let first = 0; first < roomIds.length; first += atOnce) {
    const some = roomIds.slice(first, first + atOnce);
    const kept = await tables.handOver(some);
    await ownership.release(kept, "transfer");
    publish();
    while (timers.now() < until && !(await areElsewhere(kept))) await pause(lookEveryMs);
    ends.push(tables.release(some));
  }
  await Promise.race([Promise.all(ends), pause(endMs)]);
  log.info({ event: "tables-handed-over", tables: roomIds.length }, "tables were handed over");
}
