import type { Server as HttpServer } from "node:http";
import { matchMaker, Server } from "@colyseus/core";
import { queueFormat } from "../../shared/net/formats.ts";
import type { Config } from "../config/config.ts";
import { addressOf } from "../http/address.ts";
import { addressHereOf } from "../http/node-paths.ts";
import { originCheck, pagesOf } from "../http/security.ts";
import type { Queue } from "../matchmaking/queue.ts";
import type { Identity } from "../players/identity.ts";
import type { ServerLog } from "../plumbing/log.ts";
import type { Pulse } from "../plumbing/pulse.ts";
import { Door } from "../sockets/door.ts";
import { GuardedTransport, type SocketListener } from "../sockets/transport.ts";
import type { Journal } from "../store/journal.ts";
import type { TableDeps, TableLimits } from "../tables/deps.ts";
import type { TableDirectory } from "../tables/directory.ts";
import type { Moderation } from "../tables/moderated.ts";
import { openRoom } from "./base-room.ts";
import type { EntryDeps } from "./entry.ts";
import { queueRoom } from "./queue-room.ts";
import type { SessionWatch } from "./session-watch.ts";
import type { DeskListener } from "./table-desk.ts";
import { tableRoom } from "./table-room.ts";

type ServerOptions = NonNullable<ConstructorParameters<typeof Server>[0]>;

/** Room lookup options of the framework. */
export type Finding = Pick<ServerOptions, "driver" | "presence" | "publicAddress" | "selectProcessIdToCreateRoom">;

/** Optional listeners for events at the connections. */
export interface RoomListeners {
  readonly sockets?: SocketListener | undefined;
  readonly desk?: DeskListener | undefined;
}

type Chance = Pick<TableDeps, "timers" | "newSecret" | "newBotSecret">;

interface RoomsDeps extends Pick<TableDeps, "tables" | "games" | "pauses" | "recall" | "experts"> {
  readonly config: Config;
  readonly finding: Finding;
  readonly nodeUrls: () => readonly string[];
  readonly identity: Identity;
  readonly endedSessions: SessionWatch;
  readonly accountsOf: EntryDeps["accountsOf"];
  readonly moderation: Moderation;
  readonly blocks: EntryDeps["blocks"];
  readonly directory: TableDirectory;
  readonly queue: Queue;
  readonly journal: Journal;
  readonly pulse: Pulse;
  readonly log: ServerLog;
}

/** Lets an HTTP server accept WebSockets for tables and for the queue, which `QueueRooms` opens. */
export async function startRooms(
  deps: RoomsDeps,
  { timers, newSecret, newBotSecret }: Chance,
  http: HttpServer,
  listeners: RoomListeners = {},
): Promise<Server> {
  const { config, tables, games, pauses, experts, identity, directory, queue, journal, pulse, recall, log } = deps;
  const { endedSessions, nodeUrls, finding } = deps;
  const limits = tableLimits(config);
  const now = () => timers.now();
  const isAllowed = originCheck(pagesOf(config, nodeUrls), log);
  const door = new Door({
    addressHere: addressHereOf(config.house, nodeUrls),
    isThisProcess: (processId) => processId === matchMaker.processId,
    roomOf: openRoom,
    isAllowedOrigin: ({ headers }) => isAllowed(headers),
    addressOf: (request) => addressOf(request, config.TRUST_PROXY),
    now,
  });
  const transport = new GuardedTransport({
    server: http,
    door,
    journal,
    pulse,
    framesPerSecond: config.MESSAGES_PER_SECOND,
    timers,
    log,
    listener: listeners.sockets,
  });
  const colyseus = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: log.child({ event: "framework" }),
    ...finding,
  });
  const table = {
    tables,
    directory,
    games,
    pauses,
    identity,
    endedSessions,
    accountsOf: deps.accountsOf,
    moderation: deps.moderation,
    blocks: deps.blocks,
    timers,
    journal,
    recall,
    newSecret,
    newBotSecret,
    experts,
    log,
    limits,
    desk: listeners.desk,
  };
  colyseus.define("table", tableRoom(table));
  colyseus.define(
    "queue",
    queueRoom({ queue, format: queueFormat(games.editions), tables, identity, endedSessions, log }),
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
