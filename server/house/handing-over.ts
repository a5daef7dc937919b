import type { Log } from "../plumbing/log.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { Tables } from "../tables/tables.ts";
import type { Ownership } from "./ownership.ts";

/** Tables that are handed over at once: none of their clients pauses longer than that takes. */
const atOnce = 20;

/** How long others may take for all tables together, and how often that is looked at, in ms. */
const takenMs = 1500;
const lookEveryMs = 30;

/** How long connections may take to end, in ms; those of a phone without a network never do. */
const endMs = 1000;

interface HandingOverDeps {
  readonly tables: Pick<Tables, "roomIds" | "handOver" | "drop">;
  readonly ownership: Pick<Ownership, "release">;
  /** Whether these rooms are open at other nodes. */
  readonly areElsewhere: (roomIds: readonly string[]) => Promise<boolean>;
  /** Tells the other nodes that there is something to adopt. */
  readonly publish: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/** Leaves all tables to other nodes: no game is waited for. Clients are sent there once their table is. */
export async function handTablesOver(deps: HandingOverDeps): Promise<void> {
  const { tables, ownership, areElsewhere, publish, timers, log } = deps;
  const { roomIds } = tables;
  const pause = (ms: number) => new Promise<void>((resolve) => timers.after(ms, resolve));
  const until = timers.now() + takenMs;
  const ends: Promise<void>[] = [];
  for (let first = 0; first < roomIds.length; first += atOnce) {
    const some = roomIds.slice(first, first + atOnce);
    const kept = await tables.handOver(some);
    await ownership.release(kept);
    publish();
    while (timers.now() < until && !(await areElsewhere(kept))) await pause(lookEveryMs);
    ends.push(tables.drop(some));
  }
  await Promise.race([Promise.all(ends), pause(endMs)]);
  log.info({ event: "tables-handed-over", tables: roomIds.length }, "handed over");
}
