import type { Server as HttpServer } from "node:http";
import { matchMaker, Server } from "@colyseus/core";
import { lineType } from "../../../shared/net/line.ts";
import { queueJoinSchema } from "../../../shared/net/schemas.ts";
import type { AccessCode } from "../../people/identity/access-code.ts";
import type { Identity } from "../../people/identity/identity.ts";
import { belowBase } from "../../runtime/config/base-path.ts";
import type { Config } from "../../runtime/config/config.ts";
import { trustOf } from "../../runtime/config/trusted-proxies.ts";
import type { FlushScheduler } from "../../runtime/flush-scheduler.ts";
import type { ServerLog } from "../../runtime/log.ts";
import type { RefusalLog } from "../../runtime/refusal-log.ts";
import type { WriteQueue } from "../../storage/writing/write-queue.ts";
import type { TableLimits } from "../../tables/deps.ts";
import { socketAccess } from "../http/access.ts";
import { addressOf } from "../http/address.ts";
import { addressHereOf } from "../http/node-paths.ts";
import { originCheck, pagesOf } from "../http/security.ts";
import { GuardedTransport } from "../sockets/transport.ts";
import { UpgradeGate } from "../sockets/upgrade-gate.ts";
import { openRoom } from "./base-room.ts";
import { type LineRoomDeps, lineRoom } from "./line-room.ts";
import { logRefusedUpgrade } from "./log-refusals.ts";
import { type QueueRoomDeps, queueRoom } from "./queue-room.ts";
import { type TableRoomDeps, tableRoom } from "./table-room.ts";

type ServerOptions = NonNullable<ConstructorParameters<typeof Server>[0]>;

/** Room lookup options of the framework. */
export type RoomLookup = Pick<ServerOptions, "driver" | "presence" | "publicAddress" | "selectProcessIdToCreateRoom">;

interface RoomsDeps
  extends Omit<TableRoomDeps, "limits" | "writeQueue">,
    Omit<QueueRoomDeps, "format" | "tables">,
    Omit<LineRoomDeps, "tables"> {
  readonly config: Config;
  readonly accessCode: AccessCode | null;
  readonly roomLookup: RoomLookup;
  readonly nodeUrls: () => readonly string[];
  readonly identity: Identity;
  readonly writeQueue: WriteQueue;
  readonly scheduler: FlushScheduler;
  readonly log: ServerLog;
  readonly refusals: RefusalLog;
}

/**
 * Lets an HTTP server accept WebSockets for tables, for the queue, which `QueueRooms` opens, and for lines, which
 * `LineRooms` opens.
 */
export async function startRooms(deps: RoomsDeps, http: HttpServer): Promise<Server> {
  const { config, games, nodeUrls, roomLookup, timers, log, refusals } = deps;
  const pages = pagesOf(config, nodeUrls);
  const isAllowed = originCheck(pages, refusals);
  const trust = trustOf(config.TRUST_PROXY);
  const upgradeGate = new UpgradeGate({
    below: (address) => belowBase(config.BASE_PATH, address),
    addressHere: addressHereOf(config, nodeUrls),
    isThisProcess: (processId) => processId === matchMaker.processId,
    roomOf: openRoom,
    isAllowedOrigin: ({ headers }) => isAllowed(headers),
    hasAccess: socketAccess(deps.accessCode, pages),
    addressOf: (request) => addressOf(request, trust),
    refused: (reason) => logRefusedUpgrade(log, reason),
    now: () => timers.now(),
  });
  const transport = new GuardedTransport({
    ...deps,
    server: http,
    upgradeGate,
    framesPerSecond: config.MESSAGES_PER_SECOND,
  });
  const colyseus = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: log.child({ event: "framework" }),
    ...roomLookup,
  });
  colyseus.define("table", tableRoom({ ...deps, limits: tableLimits(config) }));
  colyseus.define("queue", queueRoom({ ...deps, format: queueJoinSchema(games.editions) }));
  colyseus.define(lineType, lineRoom(deps));
  await matchMaker.onReady;
  await matchMaker.accept();
  return colyseus;
}

const tableLimits = (config: Config): TableLimits => ({
  botDelayMs: config.BOT_DELAY_MS,
  emptyMs: config.EMPTY_TABLE_MINUTES * 60_000,
  joinGraceMs: config.JOIN_GRACE_SECONDS * 1000,
});
