import type { Server as HttpServer } from "node:http";
import { matchMaker, Server } from "@colyseus/core";
import { queueJoinSchema } from "../../../shared/net/schemas.ts";
import type { Queue } from "../../matchmaking/queue.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import type { Identity } from "../../people/identity/identity.ts";
import type { Config } from "../../runtime/config/config.ts";
import type { FlushScheduler } from "../../runtime/flush-scheduler.ts";
import type { ServerLog } from "../../runtime/log.ts";
import type { WriteQueue } from "../../storage/writing/write-queue.ts";
import type { TableDeps, TableLimits } from "../../tables/deps.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import type { Moderation } from "../../tables/social/moderation-updates.ts";
import { addressOf } from "../http/address.ts";
import { addressHereOf } from "../http/node-paths.ts";
import { originCheck, pagesOf } from "../http/security.ts";
import { GuardedTransport } from "../sockets/transport.ts";
import { UpgradeGate } from "../sockets/upgrade-gate.ts";
import { openRoom } from "./base-room.ts";
import type { JoinDeps } from "./join-checks.ts";
import { queueRoom } from "./queue-room.ts";
import type { SessionWatch } from "./session-watch.ts";
import { tableRoom } from "./table-room.ts";

type ServerOptions = NonNullable<ConstructorParameters<typeof Server>[0]>;

/** Room lookup options of the framework. */
export type RoomLookup = Pick<ServerOptions, "driver" | "presence" | "publicAddress" | "selectProcessIdToCreateRoom">;

type Chance = Pick<TableDeps, "timers" | "newSecret" | "newBotSecret">;

interface RoomsDeps extends Pick<TableDeps, "tables" | "games" | "queueBans" | "loadSaved" | "experts"> {
  readonly config: Config;
  readonly roomLookup: RoomLookup;
  readonly nodeUrls: () => readonly string[];
  readonly identity: Identity;
  readonly endedSessions: SessionWatch;
  readonly accountsOf: JoinDeps["accountsOf"];
  readonly moderation: Moderation;
  readonly blocks: JoinDeps["blocks"];
  readonly directory: TableDirectory;
  readonly queue: Queue;
  readonly writeQueue: WriteQueue;
  readonly scheduler: FlushScheduler;
  readonly metrics?: Metrics | undefined;
  readonly log: ServerLog;
}

/** Lets an HTTP server accept WebSockets for tables and for the queue, which `QueueRooms` opens. */
export async function startRooms(
  deps: RoomsDeps,
  { timers, newSecret, newBotSecret }: Chance,
  http: HttpServer,
): Promise<Server> {
  const {
    config,
    tables,
    games,
    queueBans,
    experts,
    identity,
    directory,
    queue,
    writeQueue,
    scheduler,
    loadSaved,
    log,
  } = deps;
  const { endedSessions, nodeUrls, roomLookup, metrics } = deps;
  const limits = tableLimits(config);
  const now = () => timers.now();
  const isAllowed = originCheck(pagesOf(config, nodeUrls), log);
  const upgradeGate = new UpgradeGate({
    addressHere: addressHereOf(config.cluster, nodeUrls),
    isThisProcess: (processId) => processId === matchMaker.processId,
    roomOf: openRoom,
    isAllowedOrigin: ({ headers }) => isAllowed(headers),
    addressOf: (request) => addressOf(request, config.TRUST_PROXY),
    now,
  });
  const transport = new GuardedTransport({
    server: http,
    upgradeGate,
    writeQueue,
    scheduler,
    framesPerSecond: config.MESSAGES_PER_SECOND,
    timers,
    log,
    metrics,
  });
  const colyseus = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: log.child({ event: "framework" }),
    ...roomLookup,
  });
  const table = {
    tables,
    directory,
    games,
    queueBans,
    identity,
    endedSessions,
    accountsOf: deps.accountsOf,
    moderation: deps.moderation,
    blocks: deps.blocks,
    timers,
    writeQueue,
    loadSaved,
    newSecret,
    newBotSecret,
    experts,
    log,
    limits,
    metrics,
  };
  colyseus.define("table", tableRoom(table));
  colyseus.define(
    "queue",
    queueRoom({ queue, format: queueJoinSchema(games.editions), tables, identity, endedSessions, log }),
  );
  await matchMaker.onReady;
  await matchMaker.accept();
  return colyseus;
}

const tableLimits = (config: Config): TableLimits => ({
  botDelayMs: config.BOT_DELAY_MS,
  emptyMs: config.EMPTY_TABLE_MINUTES * 60_000,
  joinGraceMs: config.JOIN_GRACE_SECONDS * 1000,
});
