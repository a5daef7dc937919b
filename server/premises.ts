import type { BlockNews } from "./blocks/news.ts";
import type { QueueRooms } from "./colyseus/queue-rooms.ts";
import type { Finding } from "./colyseus/start-rooms.ts";
import type { Hints } from "./house/hints.ts";
import type { BuildFiles } from "./http/build-files.ts";
import type { HitsFor } from "./http/limits.ts";
import type { Pauses } from "./matchmaking/pauses.ts";
import type { PublicQueue } from "./matchmaking/public-queue.ts";
import type { Queue, QueueDeps } from "./matchmaking/queue.ts";
import type { Floor } from "./operators/floor.ts";
import type { FloorDeps } from "./operators/own-floor.ts";
import type { DeviceLinks } from "./players/device-links.ts";
import type { FailingWrites } from "./store/failing-writes.ts";
import type { Journal } from "./store/journal.ts";
import type { OpenStore } from "./store/open.ts";
import type { Store } from "./store/store.ts";
import type { Watch } from "./store/watch.ts";
import type { TableDirectory } from "./tables/directory.ts";
import type { TableRegister } from "./tables/register.ts";
import type { Tables } from "./tables/tables.ts";

/** Parts of a running server that the backend starts, hands over and stops. */
export interface Residents {
  readonly tables: Tables;
  readonly queue: Queue;
  readonly queueRooms: QueueRooms;
  readonly journal: Journal;
}

/** Backend services of a server: standalone with its own store, or as a node of a cluster. */
export interface Premises {
  readonly db: OpenStore["db"];
  readonly reading: OpenStore["reading"];
  readonly store: Store;
  readonly watch: Watch;
  /** Cluster-wide register of new tables. Without it `Tables` counts its own. */
  readonly register?: TableRegister;
  readonly pauses: Pauses;
  readonly deviceLinks: DeviceLinks;
  /** Notifications of changed blocks. */
  readonly blockNews: BlockNews;
  readonly otherBuilds: BuildFiles | null;
  readonly finding: Finding;
  /** Persistence of queue entries, and patience in opening tables. */
  readonly waiting: Pick<QueueDeps, "list" | "patienceMs">;
  /** Events between the nodes of a cluster; never received by a standalone process. */
  readonly hints: Hints;
  /** Shared request counters. Without them each process counts its own requests. */
  readonly hits?: HitsFor;
  /** Resolves if this process must end, because the cluster has replaced it. */
  readonly lost: Promise<void>;
  readonly nodeUrls: () => readonly string[];
  readonly isReady: () => boolean;
  failing(tables: () => Tables): FailingWrites;
  directoryFor(tables: Tables): TableDirectory;
  publicQueueFor(queue: Queue): PublicQueue;
  /** Returns the admin view of all nodes. */
  floorFor(own: FloorDeps): Floor;
  /** Runs before the server listens. */
  furnish(residents: Residents): Promise<void>;
  /** Runs once the server listens. */
  open(residents: Residents): Promise<void>;
  /** Runs at the first signal to end. Resolves once no player needs the server, or the grace time is over. */
  drain(residents: Residents): Promise<void>;
  /** Closes tables and the queue, before connections are closed. */
  vacate(residents: Residents): Promise<void>;
  /** Runs after everything is saved. */
  close(): Promise<void>;
}
