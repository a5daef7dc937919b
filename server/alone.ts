import { OwnBlockNews } from "./blocks/news.ts";
import { onlyQueue } from "./colyseus/queue-rooms.ts";
import { RoomList } from "./colyseus/room-list.ts";
import type { Config } from "./config/config.ts";
import { noHints } from "./house/hints.ts";
import { OwnPauses } from "./matchmaking/pauses.ts";
import { noWaitingList } from "./matchmaking/waiting-list.ts";
import { ownFloor } from "./operators/own-floor.ts";
import { OwnDeviceLinks } from "./players/device-links.ts";
import type { Log } from "./plumbing/log.ts";
import type { Timers } from "./plumbing/timers.ts";
import type { Premises, Residents } from "./premises.ts";
import { openStore } from "./store/open.ts";
import { PatientDirectory } from "./tables/patient-directory.ts";
import { ReturningTables } from "./tables/returning-tables.ts";
import type { Tables } from "./tables/tables.ts";

interface AloneDeps {
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * Assembles a standalone server: one process with a store of its own.
 * @throws if another server uses the store, or it is unusable.
 */
export async function alone(config: Config, { timers, log }: AloneDeps): Promise<Premises> {
  const { db, reading, store, watch, close } = await openStore(config, log);
  const returning = new ReturningTables();
  return {
    db,
    reading,
    store,
    watch,
    pauses: new OwnPauses(timers),
    blockNews: new OwnBlockNews(),
    deviceLinks: new OwnDeviceLinks(() => timers.now()),
    otherBuilds: null,
    finding: { driver: new RoomList() },
    hints: noHints,
    waiting: { list: noWaitingList, patienceMs: 0 },
    lost: new Promise(() => {}),
    nodeUrls: () => [],
    isReady: () => true,
    failing: () => ({ kind: "tell" }),
    directoryFor: (tables) => new PatientDirectory(tables, returning),
    publicQueueFor: (queue) => ({
      roomId: async () => onlyQueue,
      waiting: async () => queue.waiting(),
      lines: async () => queue.lines(),
    }),
    floorFor: ownFloor,
    async furnish({ tables, journal, queueRooms }) {
      await queueRooms.open(onlyQueue);
      await returning.begin({ store, tables, journal, timers, log });
    },
    async open() {},
    drain: (residents) => drain(config, timers, returning, residents),
    async vacate({ queue, tables }) {
      await returning.stop();
      queue.close();
      tables.suspendAll();
    },
    close,
  };
}

/**
 * Waits for running games. Without a grace time it returns at once, because all tables are restored at the next start.
 */
async function drain(
  { SHUTDOWN_GRACE_SECONDS }: Config,
  timers: Timers,
  returning: ReturningTables,
  { tables, queue }: Pick<Residents, "tables" | "queue">,
): Promise<void> {
  if (SHUTDOWN_GRACE_SECONDS === 0) return;
  queue.close();
  const graceOver = new Promise<void>((resolve) => timers.after(SHUTDOWN_GRACE_SECONDS * 1000, resolve));
  await Promise.race([noGameRuns(tables, returning), graceOver]);
}

async function noGameRuns(tables: Tables, returning: ReturningTables): Promise<void> {
  await returning.all;
  tables.stopTaking();
  await tables.whenIdle();
}
