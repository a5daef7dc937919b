import { noClusterEvents } from "../cluster/cluster-events.ts";
import { LocalQueueBans } from "../matchmaking/queue-bans.ts";
import { noQueueStore } from "../matchmaking/queue-store.ts";
import { LocalDeviceLinks } from "../people/identity/device-links.ts";
import { LocalPersonLine } from "../people/line/person-line.ts";
import type { Config } from "../runtime/config/config.ts";
import type { Log } from "../runtime/log.ts";
import type { Timers } from "../runtime/timers.ts";
import { localAdminBackend } from "../staff/operators/local-admin-backend.ts";
import { openStore } from "../storage/open.ts";
import { RestoringDirectory } from "../tables/restoring-directory.ts";
import { ReturningTables } from "../tables/saving/returning-tables.ts";
import type { Tables } from "../tables/tables.ts";
import { onlyLines } from "../transport/rooms/line-rooms.ts";
import { onlyQueue } from "../transport/rooms/queue-rooms.ts";
import { RoomList } from "../transport/rooms/room-list.ts";
import type { Backend, RunningParts } from "./backend.ts";

interface StandaloneDeps {
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * Assembles a standalone server: one process with a store of its own.
 * @throws if another server uses the store, or it is unusable.
 */
export async function standalone(config: Config, { timers, log }: StandaloneDeps): Promise<Backend> {
  const { db, reading, store, watch, close } = await openStore(config, log);
  const returning = new ReturningTables();
  return {
    db,
    reading,
    store,
    integrityMonitor: watch,
    queueBans: new LocalQueueBans(timers),
    personLine: new LocalPersonLine(timers),
    lineRoomId: onlyLines,
    deviceLinks: new LocalDeviceLinks(() => timers.now()),
    otherBuilds: null,
    roomLookup: { driver: new RoomList() },
    clusterEvents: noClusterEvents,
    queuePersistence: { list: noQueueStore, patienceMs: 0 },
    evicted: new Promise(() => {}),
    nodeUrls: () => [],
    isReady: () => true,
    failingWrites: () => ({ kind: "tell" }),
    directoryFor: (tables) => new RestoringDirectory(tables, returning),
    publicQueueFor: (queue) => ({
      roomId: async () => onlyQueue,
      waiting: async () => queue.waiting(),
      lines: async () => queue.lines(),
      gathering: async (ticket) => queue.gathering(ticket),
    }),
    adminBackendFor: localAdminBackend,
    async beforeListen({ tables, writeQueue, queueRooms }) {
      await queueRooms.open(onlyQueue);
      await returning.start({ store, tables, writeQueue, timers, log });
    },
    async afterListen() {},
    drain: (residents) => drain(config, timers, returning, residents),
    async beforeShutdown({ queue, tables }) {
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
  { tables, queue }: Pick<RunningParts, "tables" | "queue">,
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
