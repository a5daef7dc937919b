import { once } from "node:events";
import { createServer, type Server as HttpServer } from "node:http";
import { join } from "node:path";
import { type BeforeUpgradeHandler, matchMaker, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import about from "../package.json" with { type: "json" };
import type { Config } from "./config.ts";
import { createApp } from "./http/app.ts";
import { createLimits } from "./http/limits.ts";
import { isAllowedOrigin } from "./http/security.ts";
import { createLog, type Log } from "./log.ts";
import { DeviceLinks } from "./players/device-links.ts";
import { keptSecret } from "./players/secret.ts";
import { Tokens } from "./players/tokens.ts";
import { secretSeed } from "./rooms/chance.ts";
import type { TableLimits } from "./rooms/deps.ts";
import { Queue } from "./rooms/queue.ts";
import { queueRoom } from "./rooms/queue-room.ts";
import { tableRoom } from "./rooms/table-room.ts";
import { Tables } from "./rooms/tables.ts";
import { systemTimers, type Timers } from "./rooms/timers.ts";

export interface RunningServer {
  /** Where to open the game from this machine. */
  readonly url: string;
  /** Takes no new games, says so to whoever is not playing, and resolves once no game runs or the grace time is over. */
  drain(): Promise<void>;
  /** Tells everybody, and ends at once. */
  close(): Promise<void>;
}

/** What a test may hold in its own hands. */
interface Surroundings {
  readonly log: Log;
  readonly timers: Timers;
  readonly newSeed: () => string;
  readonly clientFolder: string;
}

const maxMessageBytes = 4096;

/**
 * Starts everything on one port. One server a process at a time: the framework's directory of rooms is global.
 * @throws if it cannot listen, or keep its secret.
 */
export async function startServer(config: Config, over: Partial<Surroundings> = {}): Promise<RunningServer> {
  const surroundings = { ...usual(config), ...over };
  const house = furnish(config, surroundings);
  const http = createServer(createApp(house, surroundings.clientFolder));
  const colyseus = await startRooms(config, surroundings, house, http);
  await listen(http, config);
  return {
    url: urlOf(http, config),
    drain: () => drain(config, surroundings.timers, house),
    async close() {
      house.queue.close();
      house.tables.closeAll();
      await colyseus.gracefullyShutdown(false);
      http.closeAllConnections();
    },
  };
}

const usual = (config: Config): Surroundings => ({
  log: createLog(config.LOG_LEVEL),
  timers: systemTimers,
  newSeed: secretSeed,
  clientFolder: join(import.meta.dirname, "../dist/client"),
});

type House = ReturnType<typeof furnish>;

function furnish(config: Config, { log, timers }: Surroundings) {
  const tables = new Tables();
  return {
    config,
    log,
    tables,
    version: about.version,
    tokens: new Tokens(config.TOKEN_SECRET ?? keptSecret(config.DATA_DIR)),
    deviceLinks: new DeviceLinks(() => timers.now()),
    queue: new Queue({ tables, timers, log, waitMs: config.QUEUE_WAIT_SECONDS * 1000 }),
    limits: createLimits(config),
  };
}

async function startRooms(config: Config, { timers, newSeed }: Surroundings, house: House, http: HttpServer) {
  const { tables, tokens, queue, log, version } = house;
  const transport = new WebSocketTransport({
    server: http,
    maxPayload: maxMessageBytes,
    beforeUpgrade: fromHere(config),
  });
  const colyseus = new Server({ transport, greet: false, gracefullyShutdown: false, logger: log });
  const verify = (token: string) => tokens.verify(token);
  const limits = tableLimits(config);
  colyseus.define("table", tableRoom({ tables, verify, timers, newSeed, log, version, limits }));
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

async function listen(http: HttpServer, { PORT, HOST }: Config): Promise<void> {
  http.listen(PORT, HOST);
  await once(http, "listening");
}

function urlOf(http: HttpServer, { HOST, PUBLIC_URL }: Config): string {
  if (PUBLIC_URL) return PUBLIC_URL;
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const host = HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

async function drain({ SHUTDOWN_GRACE_SECONDS }: Config, timers: Timers, { tables, queue }: House): Promise<void> {
  tables.stopTaking();
  queue.close();
  const graceOver = new Promise<void>((resolve) => timers.after(SHUTDOWN_GRACE_SECONDS * 1000, resolve));
  await Promise.race([tables.whenIdle(), graceOver]);
}
