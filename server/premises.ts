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

/** The parts of a running server that have to do with where it stands. */
export interface Residents {
  readonly tables: Tables;
  readonly queue: Queue;
  readonly queueRooms: QueueRooms;
  readonly journal: Journal;
}

/** What a server stands on: alone with a store of its own, or in a house that it shares with other nodes. */
export interface Premises {
  readonly db: OpenStore["db"];
  readonly reading: OpenStore["reading"];
  readonly store: Store;
  readonly watch: Watch;
  /** Where new tables are entered; without it `Tables` counts its own. */
  readonly register?: TableRegister;
  readonly pauses: Pauses;
  readonly deviceLinks: DeviceLinks;
  /** Who tells whom of blocks. */
  readonly blockNews: BlockNews;
  readonly otherBuilds: BuildFiles | null;
  readonly finding: Finding;
  /** How the queue outlives its server. */
  readonly waiting: Pick<QueueDeps, "list" | "patienceMs">;
  /** What processes of a house tell each other; a process that is alone hears nothing. */
  readonly hints: Hints;
  /** What counts requests; without it each process counts its own. */
  readonly hits?: HitsFor;
  /** Resolves if this process must not go on: another one has its place. */
  readonly lost: Promise<void>;
  readonly nodeUrls: () => readonly string[];
  readonly isReady: () => boolean;
  failing(tables: () => Tables): FailingWrites;
  directoryFor(tables: Tables): TableDirectory;
  publicQueueFor(queue: Queue): PublicQueue;
  /** How operators see all nodes. */
  floorFor(own: FloorDeps): Floor;
  /** Before the server listens. */
  furnish(residents: Residents): Promise<void>;
  /** Once it listens. */
  open(residents: Residents): Promise<void>;
  /** A first signal to end: resolves once nobody would miss the server, or the time for that is over. */
  drain(residents: Residents): Promise<void>;
  /** Ends what is open here, before the connections end. */
  vacate(residents: Residents): Promise<void>;
  /** After everything that happened is kept. */
  close(): Promise<void>;
}
