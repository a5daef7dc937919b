import { matchMaker } from "@colyseus/core";
import { ClusterAdminBackend } from "../cluster/admin-backend.ts";
import { ClusterBuildFiles } from "../cluster/build-files.ts";
import { ClusterDeviceLinks } from "../cluster/device-links.ts";
import { ClusterDirectory } from "../cluster/directory.ts";
import { gatheringAt } from "../cluster/gathering-at.ts";
import { Membership } from "../cluster/membership.ts";
import { roomsOfCluster } from "../cluster/owners.ts";
import { Ownership } from "../cluster/ownership.ts";
import { OwnershipReconciler } from "../cluster/ownership-reconciler.ts";
import { ClusterPersonLine } from "../cluster/person-line.ts";
import { ClusterQueueBans } from "../cluster/queue-bans.ts";
import { QueueCounts } from "../cluster/queue-counts.ts";
import { QueueOwner } from "../cluster/queue-owner.ts";
import { ClusterQueueStore } from "../cluster/queue-store.ts";
import { type ClusterRedis, connectRedis } from "../cluster/redis.ts";
import { ClusterTableRegistry } from "../cluster/table-registry.ts";
import { transferTables } from "../cluster/table-transfer.ts";
import { TakeoverLoop } from "../cluster/takeover-loop.ts";
import type { PublicQueue } from "../matchmaking/public-queue.ts";
import type { ClusterConfig } from "../runtime/config/cluster.ts";
import type { Log } from "../runtime/log.ts";
import type { Timers } from "../runtime/timers.ts";
import { orUnavailable } from "../runtime/unavailable-error.ts";
import { withTimeout } from "../runtime/with-timeout.ts";
import type { LocalAdminDeps } from "../staff/operators/local-admin-backend.ts";
import { localNode } from "../staff/operators/local-node.ts";
import { type OpenClusterStore, openClusterStore } from "../storage/postgres/open-cluster.ts";
import type { SavedTable } from "../storage/saved-types.ts";
import type { FailingWrites } from "../storage/writing/failing-writes.ts";
import { newCode } from "../tables/codes.ts";
import type { HostedGames } from "../tables/games.ts";
import type { TableCaps } from "../tables/open-tables.ts";
import { restoreTable } from "../tables/saving/restore-table.ts";
import type { Tables } from "../tables/tables.ts";
import { publicAddressOf } from "../transport/http/node-paths.ts";
import type { RoomLookup } from "../transport/rooms/start-rooms.ts";
import type { Backend, RunningParts } from "./backend.ts";

interface NodeDeps {
  readonly games: HostedGames;
  readonly caps: TableCaps;
  readonly queueWaitMs: number;
  /** Folder of the built client. */
  readonly clientFolder: string;
  readonly version: string;
  readonly timers: Timers;
  readonly log: Log;
}

/** Loops that claim and release this node's tables and the queue. */
interface Keepers {
  readonly adopting: TakeoverLoop;
  readonly queueKeeper: QueueOwner;
  readonly reconciler: OwnershipReconciler;
}

/** Timeout for handing over all tables, in ms. */
const drainMs = 10_000;

/** Time in ms during which the queue retries to open a table. */
const queuePatienceMs = 60_000;

/**
 * Assembles this process as a node of a cluster.
 * @throws if a live node has its name, or Postgres or Redis is unusable.
 */
export async function clusterNode(cluster: ClusterConfig, deps: NodeDeps): Promise<Backend> {
  const { version, timers, log } = deps;
  const { databaseUrl, nodeName: name, nodeUrl: url } = cluster;
  const redis = await connectRedis(cluster.redisUrl, log);
  const closing = [() => redis.close()];
  try {
    const opened = await openClusterStore(databaseUrl, log);
    closing.unshift(() => opened.close());
    const member = await Membership.join({ name, url, version }, { databaseUrl, timers, log });
    return new NodeOfCluster({ ...deps, cluster, redis, opened, member });
  } catch (error) {
    for (const close of closing) await close();
    throw error;
  }
}

interface Joined extends NodeDeps {
  readonly cluster: ClusterConfig;
  readonly redis: ClusterRedis;
  readonly opened: OpenClusterStore;
  readonly member: Membership;
}

class NodeOfCluster implements Backend {
  readonly db: Backend["db"];
  readonly reading: Backend["reading"];
  readonly store: Backend["store"];
  readonly integrityMonitor: Backend["integrityMonitor"];
  readonly tableRegistry: ClusterTableRegistry;
  readonly queueBans: ClusterQueueBans;
  readonly personLine: ClusterPersonLine;
  readonly lineRoomId: string;
  readonly deviceLinks: ClusterDeviceLinks;
  readonly otherBuilds: ClusterBuildFiles;
  readonly roomLookup: RoomLookup;
  readonly queuePersistence: Backend["queuePersistence"];
  readonly evicted: Promise<void>;
  readonly #node: Joined;
  readonly clusterEvents: Backend["clusterEvents"];
  readonly #ownership: Ownership;
  readonly #queueEntries: ClusterQueueStore;
  readonly #counts: QueueCounts;
  #keepers: Keepers | null = null;
  #adminBackend: ClusterAdminBackend | null = null;
  #isLost: () => void = () => {};

  constructor(node: Joined) {
    const { games, caps, queueWaitMs, cluster, redis, opened, member, timers, log } = node;
    const { db, gamesDb, reading, watch } = opened;
    this.#node = node;
    this.db = db;
    this.reading = reading;
    this.store = opened.storeOf(member);
    this.integrityMonitor = watch;
    this.clusterEvents = redis.clusterEvents;
    this.tableRegistry = new ClusterTableRegistry({ db, guard: member, caps, newCode });
    this.queueBans = new ClusterQueueBans({ db, guard: member, log });
    this.personLine = new ClusterPersonLine({
      clusterEvents: redis.clusterEvents,
      persons: redis.openPersons(member.id),
      id: member.id,
      timers,
    });
    this.lineRoomId = `line-${member.id}`;
    this.deviceLinks = new ClusterDeviceLinks(db);
    this.otherBuilds = new ClusterBuildFiles({ db, timers, log });
    this.roomLookup = {
      driver: redis.driver,
      presence: redis.presence,
      publicAddress: publicAddressOf(cluster.nodeUrl),
      selectProcessIdToCreateRoom: async () => matchMaker.processId,
    };
    this.#ownership = new Ownership({ db: gamesDb, guard: member, log });
    this.#queueEntries = new ClusterQueueStore({ db, member, timers, log, waitMs: queueWaitMs });
    this.#counts = new QueueCounts({ db, editions: games.editions, timers });
    this.queuePersistence = { list: this.#queueEntries, patienceMs: queuePatienceMs };
    this.evicted = new Promise((resolve) => {
      this.#isLost = resolve;
    });
  }

  get rateWindows(): ClusterRedis["hits"] {
    return this.#node.redis.hits;
  }

  readonly nodeUrls = (): readonly string[] => this.#node.member.urls;

  readonly isReady = (): boolean => this.#node.member.isReady;

  /** Delays all unsaved output, because another node may already run the tables. */
  failingWrites(tables: () => Tables): FailingWrites {
    return {
      kind: "hold",
      held: () => tables().pause(),
      wentOn: () => tables().resume(),
      fenced: () => void this.#fenced(tables()),
    };
  }

  directoryFor(): ClusterDirectory {
    const { opened, member, caps } = this.#node;
    return new ClusterDirectory({ db: opened.db, guard: member, caps, owners: roomsOfCluster });
  }

  publicQueueFor(): PublicQueue {
    const roomId = async () => (await this.#keepers?.queueKeeper.roomId()) ?? null;
    return {
      roomId,
      waiting: () => this.#counts.waiting(),
      lines: () => orUnavailable(this.#counts.lines()),
      async gathering(ticket) {
        const room = await roomId();
        return room === null ? null : gatheringAt(room, ticket);
      },
    };
  }

  adminBackendFor({ tables, troubles }: LocalAdminDeps): ClusterAdminBackend {
    const { cluster, opened, redis, member } = this.#node;
    const own = localNode(cluster.nodeName, tables, troubles);
    const adminBackend = new ClusterAdminBackend({ db: opened.db, presence: redis.presence, id: member.id, own });
    this.#adminBackend = adminBackend;
    return adminBackend;
  }

  async beforeListen(residents: RunningParts): Promise<void> {
    const { member, clientFolder } = this.#node;
    this.#keepers = this.#keepersOf(residents);
    member.onFenced(() => residents.writeQueue.fence());
    member.onDrain(() => void this.drain(residents));
    await this.otherBuilds.start(clientFolder);
  }

  #keepersOf({ tables, queue, queueRooms, writeQueue }: RunningParts): Keepers {
    const { redis, opened, member, timers, log } = this.#node;
    const { store } = this;
    const publish = () => redis.clusterEvents.publish("orphans");
    const open = async (table: SavedTable) =>
      (await restoreTable(table, { store, tables, writeQueue, log })) !== "set-aside";
    const adopting = new TakeoverLoop({ ownership: this.#ownership, open, timers, log });
    const roomIds = () => [...tables.roomIds, ...tables.roomsToBe, ...adopting.roomIds];
    return {
      adopting,
      reconciler: new OwnershipReconciler({ ownership: this.#ownership, roomIds, publish, timers, log }),
      queueKeeper: new QueueOwner({
        db: opened.db,
        member,
        queue,
        entries: this.#queueEntries,
        room: queueRooms,
        publish,
        timers,
        log,
      }),
    };
  }

  async afterListen(): Promise<void> {
    const { redis, member } = this.#node;
    const look = () => {
      this.#keepers?.adopting.poll();
      void this.#keepers?.queueKeeper.poll();
    };
    member.onBuried(() => {
      redis.clusterEvents.publish("orphans");
      look();
    });
    member.onOrphans(look);
    await redis.clusterEvents.on("orphans", look);
    await this.personLine.start();
    await this.#adminBackend?.start();
    await this.#keepers?.queueKeeper.start();
    this.#keepers?.adopting.poll();
    this.#keepers?.reconciler.start();
  }

  /**
   * Hands over all tables. If that fails, for example because Postgres is down, other nodes claim them after this
   * process has ended.
   */
  async drain(residents: RunningParts): Promise<void> {
    try {
      await withTimeout(drainMs, this.#handOver(residents));
    } catch (error) {
      this.#node.log.error({ event: "handing-over-failed", err: error }, "not all tables could be handed over");
    }
  }

  /** Hands everything over at once, without waiting for games to end. */
  async #handOver({ tables }: RunningParts): Promise<void> {
    const { redis, member, timers, log } = this.#node;
    tables.openNoMore();
    await member.drain();
    this.#keepers?.reconciler.stop();
    await this.#keepers?.adopting.stop();
    await this.#keepers?.queueKeeper.handOver();
    const publish = () => redis.clusterEvents.publish("orphans");
    const areElsewhere = (roomIds: readonly string[]) => redis.driver.areElsewhere(roomIds);
    await transferTables({ tables, ownership: this.#ownership, areElsewhere, publish, timers, log });
  }

  async beforeShutdown({ tables }: RunningParts): Promise<void> {
    this.#keepers?.reconciler.stop();
    await this.#keepers?.adopting.stop();
    await this.#keepers?.queueKeeper.handOver();
    await tables.release(tables.roomIds);
  }

  async close(): Promise<void> {
    const { redis, opened, member } = this.#node;
    this.otherBuilds.stop();
    await member.leave();
    redis.clusterEvents.publish("orphans");
    await opened.close();
    await redis.close();
  }

  /** Drops all tables, because other nodes own them now. Nothing more is sent or written here. */
  async #fenced(tables: Tables): Promise<void> {
    this.#keepers?.reconciler.stop();
    void this.#keepers?.adopting.stop();
    void this.#keepers?.queueKeeper.fenced();
    await tables.release(tables.roomIds);
    this.#isLost();
  }
}
