import { once } from "node:events";
import { createServer, type Server as HttpServer } from "node:http";
import { join } from "node:path";
import about from "../package.json" with { type: "json" };
import { onlyQueue, QueueRooms } from "./colyseus/queue-rooms.ts";
import { startRooms } from "./colyseus/start-rooms.ts";
import type { Config } from "./config/config.ts";
import { createApp } from "./http/app.ts";
import type { ApiDeps } from "./http/deps.ts";
import { createLimits } from "./http/limits.ts";
import { Networks } from "./http/networks.ts";
import { OwnPauses, type Pauses } from "./matchmaking/pauses.ts";
import { Queue } from "./matchmaking/queue.ts";
import { noWaitingList } from "./matchmaking/waiting-list.ts";
import { OwnDeviceLinks } from "./players/device-links.ts";
import { identityBy } from "./players/identity.ts";
import { keptSecret } from "./players/secret.ts";
import { Tokens } from "./players/tokens.ts";
import { unguessableKey } from "./plumbing/chance.ts";
import { createLog, type ServerLog } from "./plumbing/log.ts";
import { type Pulse, UnforeseenPulse } from "./plumbing/pulse.ts";
import { systemTimers, type Timers } from "./plumbing/timers.ts";
import { reasonOf, unusable } from "./plumbing/unusable.ts";
import type { Archive } from "./store/archive.ts";
import { Journal } from "./store/journal.ts";
import { openStore } from "./store/open.ts";
import { Retention } from "./store/retention.ts";
import type { JournalEntry } from "./store/saved.ts";
import { bringTablesBack } from "./tables/bring-back.ts";
import type { HostedGames } from "./tables/games.ts";
import type { TableCaps } from "./tables/open-tables.ts";
import { recall as recallTable } from "./tables/recall.ts";
import { Tables } from "./tables/tables.ts";

export interface RunningServer {
  /** The server's address on this machine. */
  readonly url: string;
  /**
   * Stops taking new games, tells those who are not playing, and resolves once no game runs or the grace time is over.
   */
  drain(): Promise<void>;
  /** Tells everybody, and ends at once. */
  close(): Promise<void>;
}

/** What a server is made of besides its configuration; anything left out takes its default. */
interface Surroundings {
  readonly games: HostedGames;
  readonly log: ServerLog;
  readonly timers: Timers;
  readonly newSecret: () => string;
  readonly clientFolder: string;
}

/**
 * Starts everything on one port. Only one server can run in a process: the framework's directory of rooms is global.
 * @throws if it cannot listen, or cannot use its storage; the message is for the operator.
 */
export async function startServer(
  config: Config,
  over: Pick<Surroundings, "games"> & Partial<Surroundings>,
): Promise<RunningServer> {
  const surroundings = { ...usual(config), ...over };
  const { log, timers } = surroundings;
  const opened = await openStore(config, log);
  const { store, watch } = opened;
  const pulse = new UnforeseenPulse();
  const write = async (entry: JournalEntry) => {
    await watch.expectSame();
    await store.write(entry);
  };
  const journal = new Journal({ write, timers, pulse, log, failing: { kind: "tell" } });
  const pauses = new OwnPauses(timers);
  const api = apiDeps(config, surroundings, { archive: store, journal, pulse, pauses });
  const http = createServer(patience, createApp(api, surroundings.clientFolder));
  const recall = (roomId: string) => recallTable(roomId, { store, journal, log });
  const colyseus = await startRooms({ ...api, journal, recall, pauses, log }, surroundings, http);
  const queueRooms = new QueueRooms();
  const retention = new Retention({ store, timers, log, keepDays: config.GAMES_KEEP_DAYS });
  await queueRooms.open(onlyQueue);
  await retention.begin();
  await bringTablesBack({ store, tables: api.tables, journal, log });
  await listen(http, config);
  watch.begin(timers, () => journal.probe());
  const url = urlOf(http, config);
  log.info({ url, version: api.version }, "listening");
  let closed: Promise<void> | undefined;
  const shutDown = async () => {
    api.queue.close();
    api.tables.suspendAll();
    await colyseus.gracefullyShutdown(false);
    http.closeAllConnections();
    retention.stop();
    await journal.close();
    await opened.close();
    await pulse.stop();
  };
  return {
    url,
    drain: () => drain(config, timers, api),
    close() {
      closed ??= shutDown();
      return closed;
    },
  };
}

/** How long a request may take to arrive, in ms: a slower client only blocks a connection. */
const patience = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 };

const usual = (config: Config): Omit<Surroundings, "games"> => ({
  log: createLog(config.LOG_LEVEL),
  timers: systemTimers,
  newSecret: unguessableKey,
  clientFolder: join(import.meta.dirname, "../dist/client"),
});

/** What the API shares with the rest of the server. */
interface SharedParts {
  readonly archive: Archive;
  readonly journal: Journal;
  readonly pulse: Pulse;
  readonly pauses: Pauses;
}

function apiDeps(
  config: Config,
  { games, log, timers }: Surroundings,
  { archive, journal, pulse, pauses }: SharedParts,
): ApiDeps {
  const tables = new Tables(journal, tableCaps(config));
  const queue = new Queue({
    tables,
    directory: tables,
    pauses,
    editions: games.editions,
    timers,
    log,
    waitMs: config.QUEUE_WAIT_SECONDS * 1000,
    list: noWaitingList,
    patienceMs: 0,
  });
  return {
    config,
    log,
    tables,
    directory: tables,
    games,
    archive,
    pulse,
    version: about.version,
    identity: identityBy(new Tokens(config.TOKEN_SECRET ?? keptSecret(config.DATA_DIR))),
    deviceLinks: new OwnDeviceLinks(() => timers.now()),
    queue,
    publicQueue: { roomId: async () => onlyQueue, waiting: async () => queue.waiting() },
    limits: createLimits(config, timers),
    otherBuilds: null,
    networks: new Networks(config),
    nodeUrls: () => (config.house ? [config.house.nodeUrl] : []),
    isReady: () => true,
  };
}

const tableCaps = (config: Config): TableCaps => ({
  player: config.TABLES_PER_PLAYER,
  network: config.TABLES_PER_ADDRESS,
  all: config.MAX_TABLES,
});

async function listen(http: HttpServer, { PORT, HOST }: Config): Promise<void> {
  http.listen(PORT, HOST);
  try {
    await once(http, "listening");
  } catch (error) {
    const isPort = ["EADDRINUSE", "EACCES"].includes(reasonOf(error));
    throw isPort
      ? unusable("PORT", "a free port that this user may open", String(PORT), error)
      : unusable("HOST", "an address of this machine", HOST, error);
  }
}

function urlOf(http: HttpServer, { HOST }: Config): string {
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const host = HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Without a grace time no game is ended: all tables come back at the next start. */
async function drain({ SHUTDOWN_GRACE_SECONDS }: Config, timers: Timers, { tables, queue }: ApiDeps): Promise<void> {
  if (SHUTDOWN_GRACE_SECONDS === 0) return;
  tables.stopTaking();
  queue.close();
  const graceOver = new Promise<void>((resolve) => timers.after(SHUTDOWN_GRACE_SECONDS * 1000, resolve));
  await Promise.race([tables.whenIdle(), graceOver]);
}
