import { matchMaker } from "@colyseus/core";
import type { Finding } from "./colyseus/start-rooms.ts";
import type { House } from "./config/house.ts";
import { Adopting } from "./house/adopting.ts";
import { ask } from "./house/ask.ts";
import { HouseBlockNews } from "./house/block-news.ts";
import { HouseBuildFiles } from "./house/build-files.ts";
import { HouseDeviceLinks } from "./house/device-links.ts";
import { HouseDirectory } from "./house/directory.ts";
import { HouseFloor } from "./house/floor.ts";
import { handTablesOver } from "./house/handing-over.ts";
import { Membership } from "./house/membership.ts";
import { roomsOfHouse } from "./house/owners.ts";
import { Ownership } from "./house/ownership.ts";
import { HousePauses } from "./house/pauses.ts";
import { QueueCounts } from "./house/queue-counts.ts";
import { QueueKeeper } from "./house/queue-keeper.ts";
import { connectRedis, type HouseRedis } from "./house/redis.ts";
import { HouseRegister } from "./house/register.ts";
import { Strays } from "./house/strays.ts";
import { Waiters } from "./house/waiters.ts";
import { publicAddressOf } from "./http/node-paths.ts";
import type { PublicQueue } from "./matchmaking/public-queue.ts";
import type { FloorDeps } from "./operators/own-floor.ts";
import { ownNode } from "./operators/own-node.ts";
import type { Log } from "./plumbing/log.ts";
import type { Timers } from "./plumbing/timers.ts";
import { within } from "./plumbing/within.ts";
import type { Premises, Residents } from "./premises.ts";
import type { FailingWrites } from "./store/failing-writes.ts";
import { type OpenHouse, openHouse } from "./store/open-house.ts";
import type { SavedTable } from "./store/saved.ts";
import { bringTableBack } from "./tables/bring-back.ts";
import { newCode } from "./tables/codes.ts";
import type { HostedGames } from "./tables/games.ts";
import type { TableCaps } from "./tables/open-tables.ts";
import type { Tables } from "./tables/tables.ts";

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
  readonly adopting: Adopting;
  readonly queueKeeper: QueueKeeper;
  readonly strays: Strays;
}

/** Timeout for handing over all tables, in ms. */
const drainMs = 10_000;

/** Time in ms during which the queue retries to open a table. */
const queuePatienceMs = 60_000;

/**
 * Assembles this process as a node of a cluster.
 * @throws if a live node has its name, or Postgres or Redis is unusable.
 */
export async function nodeOfHouse(house: House, deps: NodeDeps): Promise<Premises> {
  const { version, timers, log } = deps;
  const { databaseUrl, nodeName: name, nodeUrl: url } = house;
  const redis = await connectRedis(house.redisUrl, log);
  const closing = [() => redis.close()];
  try {
    const opened = await openHouse(databaseUrl, log);
    closing.unshift(() => opened.close());
    const member = await Membership.join({ name, url, version }, { databaseUrl, timers, log });
    return new NodeOfHouse({ ...deps, house, redis, opened, member });
  } catch (error) {
    for (const close of closing) await close();
    throw error;
  }
}

interface Joined extends NodeDeps {
  readonly house: House;
  readonly redis: HouseRedis;
  readonly opened: OpenHouse;
  readonly member: Membership;
}

class NodeOfHouse implements Premises {
  readonly db: Premises["db"];
  readonly reading: Premises["reading"];
  readonly store: Premises["store"];
  readonly watch: Premises["watch"];
  readonly register: HouseRegister;
  readonly pauses: HousePauses;
  readonly blockNews: HouseBlockNews;
  readonly deviceLinks: HouseDeviceLinks;
  readonly otherBuilds: HouseBuildFiles;
  readonly finding: Finding;
  readonly waiting: Premises["waiting"];
  readonly lost: Promise<void>;
  readonly #node: Joined;
  readonly hints: Premises["hints"];
  readonly #ownership: Ownership;
  readonly #waiters: Waiters;
  readonly #counts: QueueCounts;
  #keepers: Keepers | null = null;
  #floor: HouseFloor | null = null;
  #isLost: () => void = () => {};

  constructor(node: Joined) {
    const { games, caps, queueWaitMs, house, redis, opened, member, timers, log } = node;
    const { db, reading, watch } = opened;
    this.#node = node;
    this.db = db;
    this.reading = reading;
    this.store = opened.storeOf(member);
    this.watch = watch;
    this.hints = redis.hints;
    this.register = new HouseRegister({ db, guard: member, caps, newCode });
    this.pauses = new HousePauses({ db, guard: member, log });
    this.blockNews = new HouseBlockNews(redis.hints);
    this.deviceLinks = new HouseDeviceLinks(db);
    this.otherBuilds = new HouseBuildFiles({ db, timers, log });
    this.finding = {
      driver: redis.driver,
      presence: redis.presence,
      publicAddress: publicAddressOf(house.nodeUrl),
      selectProcessIdToCreateRoom: async () => matchMaker.processId,
    };
    this.#ownership = new Ownership({ db, guard: member, log });
    this.#waiters = new Waiters({ db, member, timers, log, waitMs: queueWaitMs });
    this.#counts = new QueueCounts({ db, editions: games.editions, timers });
    this.waiting = { list: this.#waiters, patienceMs: queuePatienceMs };
    this.lost = new Promise((resolve) => {
      this.#isLost = resolve;
    });
  }

  get hits(): HouseRedis["hits"] {
    return this.#node.redis.hits;
  }

  readonly nodeUrls = (): readonly string[] => this.#node.member.urls;

  readonly isReady = (): boolean => this.#node.member.isReady;

  /** Delays all unsaved output, because another node may already run the tables. */
  failing(tables: () => Tables): FailingWrites {
    return {
      kind: "hold",
      held: () => tables().pause(),
      wentOn: () => tables().goOn(),
      fenced: () => void this.#fenced(tables()),
    };
  }

  directoryFor(): HouseDirectory {
    const { opened, member, caps } = this.#node;
    return new HouseDirectory({ db: opened.db, guard: member, caps, owners: roomsOfHouse });
  }

  publicQueueFor(): PublicQueue {
    return {
      roomId: async () => (await this.#keepers?.queueKeeper.roomId()) ?? null,
      waiting: () => this.#counts.waiting(),
      lines: () => ask(this.#counts.lines()),
    };
  }

  floorFor({ tables, troubles }: FloorDeps): HouseFloor {
    const { house, opened, redis, member } = this.#node;
    const own = ownNode(house.nodeName, tables, troubles);
    const floor = new HouseFloor({ db: opened.db, presence: redis.presence, id: member.id, own });
    this.#floor = floor;
    return floor;
  }

  async furnish(residents: Residents): Promise<void> {
    const { member, clientFolder } = this.#node;
    this.#keepers = this.#keepersOf(residents);
    member.onFenced(() => residents.journal.fence());
    member.onDrain(() => void this.drain(residents));
    await this.otherBuilds.begin(clientFolder);
  }

  #keepersOf({ tables, queue, queueRooms, journal }: Residents): Keepers {
    const { redis, opened, member, timers, log } = this.#node;
    const { store } = this;
    const publish = () => redis.hints.publish("orphans");
    const open = async (table: SavedTable) =>
      (await bringTableBack(table, { store, tables, journal, log })) !== "set-aside";
    const adopting = new Adopting({ ownership: this.#ownership, open, timers, log });
    const roomIds = () => [...tables.roomIds, ...tables.roomsToBe, ...adopting.roomIds];
    return {
      adopting,
      strays: new Strays({ ownership: this.#ownership, roomIds, publish, timers, log }),
      queueKeeper: new QueueKeeper({
        db: opened.db,
        member,
        queue,
        waiters: this.#waiters,
        room: queueRooms,
        publish,
        timers,
        log,
      }),
    };
  }

  async open(): Promise<void> {
    const { redis, member } = this.#node;
    const look = () => {
      this.#keepers?.adopting.look();
      void this.#keepers?.queueKeeper.look();
    };
    member.onBuried(() => {
      redis.hints.publish("orphans");
      look();
    });
    member.onOrphans(look);
    await redis.hints.on("orphans", look);
    await this.blockNews.begin();
    await this.#floor?.begin();
    await this.#keepers?.queueKeeper.begin();
    this.#keepers?.adopting.look();
    this.#keepers?.strays.begin();
  }

  /**
   * Hands over all tables. If that fails, for example because Postgres is down, other nodes claim them after this
   * process has ended.
   */
  async drain(residents: Residents): Promise<void> {
    try {
      await within(drainMs, this.#handOver(residents));
    } catch (error) {
      this.#node.log.error({ event: "handing-over-failed", err: error }, "not all tables could be handed over");
    }
  }

  /** Hands everything over at once, without waiting for games to end. */
  async #handOver({ tables }: Residents): Promise<void> {
    const { redis, member, timers, log } = this.#node;
    tables.openNoMore();
    await member.drain();
    this.#keepers?.strays.stop();
    await this.#keepers?.adopting.stop();
    await this.#keepers?.queueKeeper.handOver();
    const publish = () => redis.hints.publish("orphans");
    const areElsewhere = (roomIds: readonly string[]) => redis.driver.areElsewhere(roomIds);
    await handTablesOver({ tables, ownership: this.#ownership, areElsewhere, publish, timers, log });
  }

  async vacate({ tables }: Residents): Promise<void> {
    this.#keepers?.strays.stop();
    await this.#keepers?.adopting.stop();
    await this.#keepers?.queueKeeper.handOver();
    await tables.drop(tables.roomIds);
  }

  async close(): Promise<void> {
    const { redis, opened, member } = this.#node;
    this.otherBuilds.stop();
    await member.leave();
    redis.hints.publish("orphans");
    await opened.close();
    await redis.close();
  }

  /** Drops all tables, because other nodes own them now. Nothing more is sent or written here. */
  async #fenced(tables: Tables): Promise<void> {
    this.#keepers?.strays.stop();
    void this.#keepers?.adopting.stop();
    void this.#keepers?.queueKeeper.fenced();
    await tables.drop(tables.roomIds);
    this.#isLost();
  }
}
