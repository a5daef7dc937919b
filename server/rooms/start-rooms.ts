import type { Server as HttpServer } from "node:http";
import { type BeforeUpgradeHandler, matchMaker, Server } from "@colyseus/core";
import type { Config } from "../config.ts";
import { isAllowedOrigin } from "../http/security.ts";
import type { Log } from "../log.ts";
import type { Tokens } from "../players/tokens.ts";
import type { Journal } from "../store/journal.ts";
import type { TableDeps, TableLimits } from "./deps.ts";
import { HeldTransport } from "./held-transport.ts";
import type { Queue } from "./queue.ts";
import { queueRoom } from "./queue-room.ts";
import { RoomList } from "./room-list.ts";
import { tableRoom } from "./table-room.ts";

type Chance = Pick<TableDeps, "timers" | "newSecret">;

interface RoomsDeps extends Pick<TableDeps, "tables" | "pauses" | "version" | "recall"> {
  readonly config: Config;
  readonly tokens: Tokens;
  readonly queue: Queue;
  readonly journal: Journal;
  readonly log: Log;
}

const maxMessageBytes = 4096;

/** Lets an HTTP server take WebSockets to tables and to the queue, of which there is one. */
export async function startRooms(deps: RoomsDeps, { timers, newSecret }: Chance, http: HttpServer): Promise<Server> {
  const { config, tables, pauses, tokens, queue, journal, recall, log, version } = deps;
  const options = { server: http, maxPayload: maxMessageBytes, beforeUpgrade: fromHere(config) };
  const transport = new HeldTransport(options, journal);
  const driver = new RoomList();
  const colyseus = new Server({ transport, driver, greet: false, gracefullyShutdown: false, logger: log });
  const verify = (token: string) => tokens.verify(token);
  const limits = tableLimits(config);
  const table = { tables, pauses, verify, timers, journal, recall, newSecret, log, version, limits };
  colyseus.define("table", tableRoom(table));
  colyseus.define("queue", queueRoom({ queue, verify, log, messagesPerSecond: limits.messagesPerSecond }));
  await matchMaker.onReady;
  await matchMaker.accept();
  await matchMaker.createRoom("queue", {});
  return colyseus;
}

const tableLimits = (config: Config): TableLimits => ({
  botDelayMs: config.BOT_DELAY_MS,
  emptyMs: config.EMPTY_TABLE_MINUTES * 60_000,
  joinGraceMs: config.JOIN_GRACE_SECONDS * 1000,
  messagesPerSecond: config.MESSAGES_PER_SECOND,
});

const fromHere =
  (config: Config): BeforeUpgradeHandler =>
  (_request, { headers }) => {
    const allowed = isAllowedOrigin(headers.get("origin") ?? undefined, headers.get("host") ?? undefined, config);
    return allowed ? undefined : new Response(null, { status: 403 });
  };
