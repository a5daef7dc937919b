import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { join } from "node:path";
import about from "../package.json" with { type: "json" };
import { MissingLooks } from "./accounts/missing-looks.ts";
import { accountsOf as accountsOfGuests, guestsOf as guestsOfAccount } from "./accounts/moved-guests.ts";
import { openAccounts } from "./accounts/open.ts";
import { alone } from "./alone.ts";
import { Blocks } from "./blocks/blocks.ts";
import { QueueRooms } from "./colyseus/queue-rooms.ts";
import { startRooms } from "./colyseus/start-rooms.ts";
import type { Config } from "./config/config.ts";
import { addressOfConnection } from "./http/address.ts";
import { createApp } from "./http/app.ts";
import type { ApiDeps } from "./http/deps.ts";
import { createFront } from "./http/front.ts";
import { createLimits } from "./http/limits.ts";
import { Networks } from "./http/networks.ts";
import { Queue, type QueueDeps } from "./matchmaking/queue.ts";
import type { Meter } from "./metrics/meter.ts";
import { meterFor } from "./metrics/meter-for.ts";
import { openModeration } from "./moderation/open.ts";
import { grantToAdmins } from "./operators/admins.ts";
import { Deeds } from "./operators/deeds.ts";
import { NoticeBoard, type Notices, noticeFor } from "./operators/notices.ts";
import { keptSecret } from "./players/secret.ts";
import { Tokens } from "./players/tokens.ts";
import { WordLists } from "./players/word-lists.ts";
import { unguessableKey } from "./plumbing/chance.ts";
import { createLog, type ServerLog } from "./plumbing/log.ts";
import { type Pulse, UnforeseenPulse } from "./plumbing/pulse.ts";
import { systemTimers, type Timers } from "./plumbing/timers.ts";
import { Troubles } from "./plumbing/troubles.ts";
import { reasonOf, unusable } from "./plumbing/unusable.ts";
import type { Premises, Residents } from "./premises.ts";
import { Erasure } from "./profiles/erasure.ts";
import { Profiles } from "./profiles/profiles.ts";
import { ApartWrites } from "./store/apart.ts";
import { CatchUp } from "./store/catch-up.ts";
import { ErasedList } from "./store/erased-list.ts";
import { LastBackup } from "./store/last-backup.ts";
import { Retention } from "./store/retention.ts";
import type { JournalEntry } from "./store/saved.ts";
import { type Experts, noExperts } from "./tables/experts.ts";
import type { HostedGames } from "./tables/games.ts";
import type { TableCaps } from "./tables/open-tables.ts";
import { recall as recallTable } from "./tables/recall.ts";
import type { Tables } from "./tables/tables.ts";
import { ExpertThreads } from "./thinking/expert-threads.ts";

export interface RunningServer {
  /** Address of the server on this machine. */
  readonly url: string;
  /** URL of the metrics; null if they have no separate address. */
  readonly metricsUrl: string | null;
  /** Resolves if the cluster has replaced this node. The process must then restart. */
  readonly lost: Promise<void>;
  /**
   * Stops accepting new games and notifies clients without a game. Resolves once no game runs or the grace time is
   * over.
   */
  drain(): Promise<void>;
  /** Notifies all clients, and shuts down at once. */
  close(): Promise<void>;
}

/** Parts of a server besides its configuration. Omitted ones get their defaults. */
interface Surroundings {
  readonly games: HostedGames;
  readonly log: ServerLog;
  /** Counts of the log's warnings and errors. */
  readonly troubles: Troubles;
  readonly timers: Timers;
  readonly newSecret: () => string;
  readonly newBotSecret: () => string;
  readonly clientFolder: string;
}

/**
 * Starts the whole server on one port. Only one server can run in a process, because the room directory of Colyseus is
 * global.
 * @throws if it cannot listen, or its storage is unusable; the message is for the operator.
 */
export async function startServer(
  config: Config,
  over: Pick<Surroundings, "games"> & Partial<Surroundings>,
): Promise<RunningServer> {
  const surroundings = { ...usual(config), ...over };
  const { log, timers } = surroundings;
  const premises = await premisesFor(config, surroundings);
  const { store, watch } = premises;
  const meter = await meterFor(config, surroundings.games.editions, about.version);
  const pulse = new UnforeseenPulse();
  const apart = new ApartWrites({
    write: (entry) => store.write(entry),
    lost: (what, err) => {
      meter.notKept();
      log.error(
        { event: "game-not-kept", ...what, err },
        "A GAME IS NOT SAVED: the database rejects it; others are saved",
      );
    },
  });
  const write = async (entry: JournalEntry) => {
    await watch.expectSame();
    await apart.write(entry);
  };
  const journal = meter.journal({ write, timers, pulse, log, failing: premises.failing(() => tables) });
  const tables = meter.tables(journal, tableCaps(config), premises.register);
  const api = apiDeps(config, surroundings, premises, { tables, pulse, meter });
  const http = createFront(createApp(api, surroundings.clientFolder), {
    addressOf: (socket) => addressOfConnection(socket, config),
    maxConnections: config.CONNECTIONS_PER_ADDRESS,
    now: () => timers.now(),
    ended: (offence) => log.warn({ event: "connection-ended", offence }, "a connection is ended"),
  });
  const recall = (roomId: string) => recallTable(roomId, { store, journal, log });
  const { finding, pauses } = premises;
  const accountsOf = (guestIds: readonly string[]) => api.people.ask((db) => accountsOfGuests(db, guestIds));
  const experts = expertsFor(config, surroundings);
  const rooms = {
    ...api,
    moderation: api.moderation.atTables,
    accountsOf,
    finding,
    journal,
    recall,
    pauses,
    experts,
    log,
  };
  const colyseus = await startRooms(rooms, surroundings, http, meter.listeners);
  const residents = { tables, queue: api.queue, queueRooms: new QueueRooms(), journal };
  const retention = new Retention({ store, timers, log, keepDays: config.GAMES_KEEP_DAYS });
  await retention.begin();
  api.erasure.begin();
  api.missingLooks.begin();
  api.endedSessions.begin();
  await grantToAdmins(config.ADMINS ?? [], { ...api, log });
  await api.wordLists.begin();
  await api.moderation.enforcing.begin(residents);
  const { board, queue } = api;
  await board.begin((notices) => pinUp(notices, residents));
  const { editions } = surroundings.games;
  const { lastBackup } = api;
  await lastBackup.begin();
  const metricsUrl = await meter.open({
    ...{ tables, queue, editions, isReady: premises.isReady, lastBackup },
    openReports: () => api.moderation.book.openReports,
  });
  // Must be last, because restoring tables takes the CPU time of all later steps.
  await premises.furnish(residents);
  await listen(http, config);
  watch.begin(timers, () => journal.probe());
  await premises.open(residents);
  await premises.hints.on("notices", () => void board.look());
  await premises.hints.on("sanctions", () => void api.moderation.enforcing.look());
  await premises.hints.on("sessions", (session) => {
    if (session !== null) api.endedSessions.hear(session);
  });
  const catchUp = new CatchUp({ store, timers, log });
  catchUp.begin();
  const url = urlOf(http, config);
  log.info(
    { event: "listening", url, version: api.version, ...(metricsUrl !== null && { metrics: metricsUrl }) },
    "listening",
  );
  let closed: Promise<void> | undefined;
  const shutDown = async () => {
    board.stop();
    await meter.close();
    await premises.vacate(residents);
    await colyseus.gracefullyShutdown(false);
    http.closeAllConnections();
    lastBackup.stop();
    await retention.stop();
    api.wordLists.stop();
    api.moderation.enforcing.stop();
    await catchUp.stop();
    api.erasure.stop();
    await api.missingLooks.stop();
    api.endedSessions.stop();
    await journal.close();
    await premises.close();
    await experts.close();
    await pulse.stop();
  };
  return {
    url,
    metricsUrl,
    lost: premises.lost,
    drain: () => premises.drain(residents),
    close() {
      closed ??= shutDown();
      return closed;
    },
  };
}

async function premisesFor(
  config: Config,
  { games, clientFolder, timers, log }: Pick<Surroundings, "games" | "clientFolder" | "timers" | "log">,
): Promise<Premises> {
  if (!config.house) return alone(config, { timers, log });
  // Loaded on demand, because a standalone server starts sooner without the cluster code.
  const { nodeOfHouse } = await import("./node-of-house.ts");
  return nodeOfHouse(config.house, {
    games,
    caps: tableCaps(config),
    queueWaitMs: queueWaitMs(config),
    clientFolder,
    version: about.version,
    timers,
    log,
  });
}

/** Sends the operators' notices to all clients. During maintenance the queue is emptied. */
function pinUp(notices: Notices, { tables, queue, queueRooms }: Residents): void {
  const notice = noticeFor(notices);
  tables.tell(notice);
  queueRooms.tell(notice);
  if (notice.maintenance) queue.sendAway(() => ({ reason: "maintenance" }));
}

/** Returns threads for expert bots, unless the operator has disabled them. */
function expertsFor({ BOT_THREADS }: Config, { games, timers, log }: Surroundings): Experts {
  if (BOT_THREADS === 0) return noExperts;
  for (const edition of games.untrained)
    log.warn({ event: "expert-untrained", edition }, "the expert of this edition needs training; steady plays instead");
  return new ExpertThreads({
    timers,
    log,
    program: new URL("./expert-thread.ts", import.meta.url),
    threads: BOT_THREADS,
  });
}

function usual(config: Config): Omit<Surroundings, "games"> {
  const troubles = new Troubles(() => systemTimers.date());
  return {
    log: createLog(config.LOG_LEVEL, undefined, (event) => troubles.note(event)),
    troubles,
    timers: systemTimers,
    newSecret: unguessableKey,
    newBotSecret: unguessableKey,
    clientFolder: join(import.meta.dirname, "../dist/client"),
  };
}

/** Parts that the API shares with the rest of the server. */
interface SharedParts {
  readonly tables: Tables;
  readonly pulse: Pulse;
  readonly meter: Meter;
}

interface ServerParts extends ApiDeps {
  readonly missingLooks: MissingLooks;
  readonly wordLists: WordLists;
  readonly lastBackup: LastBackup;
}

function apiDeps(
  config: Config,
  { games, log, troubles, timers }: Surroundings,
  premises: Premises,
  { tables, pulse, meter }: SharedParts,
): ServerParts {
  const { db, reading, store, watch, pauses, deviceLinks, otherBuilds, hits, nodeUrls, isReady } = premises;
  const directory = premises.directoryFor(tables);
  const secret = config.TOKEN_SECRET ?? keptSecret(config.DATA_DIR);
  const { editions } = games;
  const called: Parameters<typeof openAccounts>[0]["called"] = (guest) => moderation.book.called(guest);
  const tokens = new Tokens(secret, timers);
  const tellOthers = (session: string) => premises.hints.publish("sessions", session);
  const accounts = openAccounts({ config, db, reading, watch, tokens, called, tellOthers, timers, log });
  const deeds = new Deeds(timers);
  const tellOfSanctions = () => premises.hints.publish("sanctions");
  const moderation = openModeration({ db: accounts.people, deeds, tellOthers: tellOfSanctions, timers, log });
  const blocks = new Blocks({ db: accounts.people, directory, news: premises.blockNews, timers });
  const publish = () => premises.hints.publish("notices");
  const board = new NoticeBoard({ people: accounts.people, deeds, timers, log, publish });
  const waitMs = queueWaitMs(config);
  const guestsOf = (playerId: string) => accounts.people.ask((db) => guestsOfAccount(db, playerId, timers.date()));
  const sanctionOn: QueueDeps["sanctionOn"] = (player) => moderation.gate.fromQueue(player);
  const queueDeps = { tables, directory, pauses, guestsOf, sanctionOn, blocks, editions, timers, log, waitMs };
  const queue = new Queue({ ...queueDeps, ...premises.waiting, list: meter.waitingList(premises.waiting.list) });
  return {
    config,
    log,
    timers,
    tables,
    directory,
    games,
    archive: store,
    missingLooks: new MissingLooks({ db: accounts.people, timers, log }),
    erasure: new Erasure({
      db: accounts.people,
      list: new ErasedList(config.DATA_DIR),
      ended: accounts.endedSessions,
      timers,
      log,
    }),
    deeds,
    board,
    floor: premises.floorFor({ tables, queue, troubles, version: about.version }),
    lastBackup: new LastBackup({ db: reading, timers }),
    moderation,
    wordLists: new WordLists({
      folder: config.WORDS_DIR ?? join(config.DATA_DIR, "words"),
      isNamed: config.WORDS_DIR !== undefined,
      timers,
      log,
    }),
    profiles: new Profiles({ db: accounts.readings, date: () => timers.date(), keepDays: config.GAMES_KEEP_DAYS }),
    blocks,
    pulse,
    version: about.version,
    ...accounts,
    deviceLinks,
    queue,
    publicQueue: premises.publicQueueFor(queue),
    limits: meter.limits(createLimits(config, timers, hits)),
    metrics: meter.page,
    otherBuilds,
    lastingNetworks: Networks.ofHouse(config, secret),
    networks: config.house ? Networks.ofHouse(config, secret) : new Networks(config),
    nodeUrls,
    isReady,
  };
}

const queueWaitMs = ({ QUEUE_WAIT_SECONDS }: Config): number => QUEUE_WAIT_SECONDS * 1000;

const tableCaps = (config: Config): TableCaps => ({
  player: config.TABLES_PER_PLAYER,
  network: config.TABLES_PER_ADDRESS,
  all: config.MAX_TABLES,
});

async function listen(http: HttpServer, { PORT, HOST }: Config): Promise<void> {
  // Removes the listener of Colyseus, which would log the error a second time with a stack.
  http.removeAllListeners("error");
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
