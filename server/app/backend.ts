import type { ClusterEvents } from "../cluster/cluster-events.ts";
import type { PublicQueue } from "../matchmaking/public-queue.ts";
import type { Queue, QueueDeps } from "../matchmaking/queue.ts";
import type { QueueBans } from "../matchmaking/queue-bans.ts";
import type { DeviceLinks } from "../people/identity/device-links.ts";
import type { PersonLine } from "../people/line/person-line.ts";
import type { AdminBackend } from "../staff/operators/admin-backend.ts";
import type { LocalAdminDeps } from "../staff/operators/local-admin-backend.ts";
import type { IntegrityMonitor } from "../storage/integrity-monitor.ts";
import type { OpenStore } from "../storage/open.ts";
import type { Store } from "../storage/store.ts";
import type { FailingWrites } from "../storage/writing/failing-writes.ts";
import type { WriteQueue } from "../storage/writing/write-queue.ts";
import type { TableDirectory } from "../tables/directory.ts";
import type { TableRegistry } from "../tables/table-registry.ts";
import type { Tables } from "../tables/tables.ts";
import type { BuildFiles } from "../transport/http/build-files.ts";
import type { RateWindowFactory } from "../transport/http/limits.ts";
import type { LineRooms } from "../transport/rooms/line-rooms.ts";
import type { QueueRooms } from "../transport/rooms/queue-rooms.ts";
import type { RoomLookup } from "../transport/rooms/start-rooms.ts";

/** Parts of a running server that the backend starts, hands over and stops. */
export interface RunningParts {
  readonly tables: Tables;
  readonly queue: Queue;
  readonly queueRooms: QueueRooms;
  readonly lineRooms: LineRooms;
  readonly writeQueue: WriteQueue;
}

/** Backend services of a server: standalone with its own store, or as a node of a cluster. */
export interface Backend {
  readonly db: OpenStore["db"];
  readonly reading: OpenStore["reading"];
  readonly store: Store;
  readonly integrityMonitor: IntegrityMonitor;
  /** Cluster-wide register of new tables. Without it `Tables` counts its own. */
  readonly tableRegistry?: TableRegistry;
  readonly queueBans: QueueBans;
  readonly personLine: PersonLine & { stop(): void | Promise<void> };
  /** Id of this process's room of lines. */
  readonly lineRoomId: string;
  readonly deviceLinks: DeviceLinks;
  readonly otherBuilds: BuildFiles | null;
  readonly roomLookup: RoomLookup;
  /** Persistence of queue entries, and patience in opening tables. */
  readonly queuePersistence: Pick<QueueDeps, "list" | "patienceMs">;
  /** Events between the nodes of a cluster; never received by a standalone process. */
  readonly clusterEvents: ClusterEvents;
  /** Shared request counters. Without them each process counts its own requests. */
  readonly rateWindows?: RateWindowFactory;
  /** Resolves if this process must end, because the cluster has replaced it. */
  readonly evicted: Promise<void>;
  readonly nodeUrls: () => readonly string[];
  readonly isReady: () => boolean;
  failingWrites(tables: () => Tables): FailingWrites;
  directoryFor(tables: Tables): TableDirectory;
  publicQueueFor(queue: Queue): PublicQueue;
  /** Returns the admin view of all nodes. */
  adminBackendFor(own: LocalAdminDeps): AdminBackend;
  /** Runs before the server listens. */
  beforeListen(residents: RunningParts): Promise<void>;
  /** Runs once the server listens. */
  afterListen(residents: RunningParts): Promise<void>;
  /** Runs at the first signal to end. Resolves once no player needs the server, or the grace time is over. */
  drain(residents: RunningParts): Promise<void>;
  /** Closes tables and the queue, before connections are closed. */
  beforeShutdown(residents: RunningParts): Promise<void>;
  /** Runs after everything is saved. */
  close(): Promise<void>;
}
