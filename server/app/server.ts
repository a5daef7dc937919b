import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { join } from "node:path";
import about from "../../package.json" with { type: "json" };
import { BotWorkerPool } from "../bots/worker-pool.ts";
import { PartyTickets } from "../matchmaking/party-tickets.ts";
import { Queue, type QueueDeps } from "../matchmaking/queue.ts";
import { exposeGauges } from "../metrics/gauges.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { metricsPage, openAddress } from "../metrics/page.ts";
import { measureWaits } from "../metrics/queue-waits.ts";
import { openAccounts } from "../people/accounts/create-accounts.ts";
import { accountsOfGuests, guestsOfAccount } from "../people/accounts/guest-merge.ts";
import { MissingLooks } from "../people/accounts/missing-looks.ts";
import { Blocks } from "../people/blocks/blocks.ts";
import type { GatheringParties } from "../people/contacts/invitations.ts";
import { type Contacts, openContacts } from "../people/contacts/open.ts";
import { endContact } from "../people/friends/end-contact.ts";
import { AccessCode } from "../people/identity/access-code.ts";
import { Blocklists } from "../people/identity/blocklists.ts";
import { loadOrCreateSecret } from "../people/identity/server-secret.ts";
import { Tokens } from "../people/identity/tokens.ts";
import { Erasure } from "../people/profiles/erasure.ts";
import { MissingSearchNames } from "../people/profiles/missing-search-names.ts";
import { Profiles } from "../people/profiles/profiles.ts";
import { PersonCalls } from "../people/push/person-calls.ts";
import { internet, type PushNetwork, postOver } from "../people/push/post.ts";
import { PushSender } from "../people/push/push-sender.ts";
import { deriveVapidKeys } from "../people/push/vapid-keys.ts";
import type { Config } from "../runtime/config/config.ts";
import { trustOf } from "../runtime/config/trusted-proxies.ts";
import { type FlushScheduler, JitteredScheduler } from "../runtime/flush-scheduler.ts";
import { IncidentLog } from "../runtime/incident-log.ts";
import { createLog, type ServerLog } from "../runtime/log.ts";
import { randomKey } from "../runtime/random.ts";
import { RefusalLog } from "../runtime/refusal-log.ts";
import { reasonOf, startupError } from "../runtime/startup-error.ts";
import { threadProgram } from "../runtime/thread-program.ts";
import { systemTimers, type Timers } from "../runtime/timers.ts";
import { openModeration } from "../staff/moderation/open.ts";
import { grantToAdmins } from "../staff/operators/admins.ts";
import { AnnouncementStore, type Announcements, noticeForPhase } from "../staff/operators/announcements.ts";
import { AuditLog } from "../staff/operators/audit-log.ts";
import { LastBackup } from "../storage/last-backup.ts";
import { ResultBackfill } from "../storage/results/result-backfill.ts";
import { ErasedList } from "../storage/retention/erased-list.ts";
import { Retention } from "../storage/retention/retention.ts";
import type { WriteEntry } from "../storage/saved-types.ts";
import { Store } from "../storage/store.ts";
import { IsolatingWriter } from "../storage/writing/isolating-writer.ts";
import { WriteQueue } from "../storage/writing/write-queue.ts";
import { type Experts, noExperts } from "../tables/bots/experts.ts";
import type { HostedGames } from "../tables/games.ts";
import type { TableCaps } from "../tables/open-tables.ts";
import { loadTable } from "../tables/saving/load-table.ts";
import { Tables } from "../tables/tables.ts";
import { addressOfConnection } from "../transport/http/address.ts";
import type { ApiDeps } from "../transport/http/api-deps.ts";
import { createApp } from "../transport/http/app.ts";
import { createFront } from "../transport/http/http-server.ts";
import { createLimits } from "../transport/http/limits.ts";
import { NetworkIds } from "../transport/http/network-ids.ts";
import { LineRooms } from "../transport/rooms/line-rooms.ts";
import { QueueRooms } from "../transport/rooms/queue-rooms.ts";
import { startRooms } from "../transport/rooms/start-rooms.ts";
import type { Backend, RunningParts } from "./backend.ts";
import { standalone } from "./standalone.ts";

export interface RunningServer {
  /** Address of the server on this machine, with the base path and without a slash at the end. */
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
  readonly troubles: IncidentLog;
  readonly timers: Timers;
  readonly newSecret: () => string;
  readonly newBotSecret: () => string;
  readonly clientFolder: string;
  readonly pushNetwork: PushNetwork;
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
  const { store, integrityMonitor: watch } = premises;
  const metrics = await metricsFor(config, surroundings.games);
  const scheduler = new JitteredScheduler();
  const writer = new IsolatingWriter({
    expectSame: () => watch.expectSame(),
    write: (entry) => store.write(entry),
    lost: (what, err) => {
      metrics?.tablesNotSaved.inc();
      log.error(
        { event: "game-not-kept", ...what, err },
        "A GAME IS NOT SAVED: the database rejects it; others are saved",
      );
    },
  });
  const write = (entry: WriteEntry) => writer.write(entry);
  const failing = premises.failingWrites(() => tables);
  const writeQueue = new WriteQueue({ write, timers, scheduler, log, failing, metrics });
  const tables = new Tables(writeQueue, tableCaps(config), premises.tableRegistry, metrics);
  const api = apiDeps(config, surroundings, premises, { tables, scheduler, metrics });
  const trust = trustOf(config.TRUST_PROXY);
  const http = createFront(createApp(api, surroundings.clientFolder), {
    addressOf: (socket) => addressOfConnection(socket, trust, config),
    maxConnections: config.CONNECTIONS_PER_ADDRESS,
    now: () => timers.now(),
    ended: (offence) => log.warn({ event: "connection-ended", offence }, "a connection is ended"),
  });
  const { roomLookup, queueBans } = premises;
  const experts = expertsFor(config, surroundings);
  const rooms = {
    ...surroundings,
    ...api,
    ...{ writeQueue, roomLookup, queueBans, experts, log },
    moderation: api.moderation.atTables,
    accountsOf: (guestIds: readonly string[]) => api.people.ask((db) => accountsOfGuests(db, guestIds)),
    loadSaved: (roomId: string) => loadTable(roomId, { store, writeQueue, log }),
  };
  const colyseus = await startRooms(rooms, http);
  const lineRooms = new LineRooms();
  await lineRooms.open(premises.lineRoomId);
  const residents = { tables, queue: api.queue, queueRooms: new QueueRooms(), lineRooms, writeQueue };
  tables.listen({
    peopleChanged: (playerIds) => api.friendPresences.changed(playerIds),
    tableGone: (code) => api.invitations.placeChanged(code),
  });
  const retention = new Retention({ store, timers, log, keepDays: config.GAMES_KEEP_DAYS });
  await retention.start();
  void api.erasure.start();
  void api.missingLooks.start();
  void api.missingSearchNames.start();
  void api.endedSessions.start();
  await grantToAdmins(config.ADMINS ?? [], { ...api, log });
  await api.wordLists.start();
  await api.moderation.enforcing.start(residents);
  const { board, queue } = api;
  await board.start((notices) => pinUp(notices, residents));
  const { editions } = surroundings.games;
  const { lastBackup } = api;
  await lastBackup.start();
  const stopMeasuring =
    metrics &&
    exposeGauges(metrics, {
      ...{ tables, queue, editions, writeQueue, isReady: premises.isReady, lastBackup, version: about.version },
      openReports: () => api.moderation.sanctionCache.openReports,
    });
  const metricsAddress = metrics && (await metricsAddressFor(config, metrics));
  const metricsUrl = metricsAddress?.url ?? null;
  // Must be last, because restoring tables takes the CPU time of all later steps.
  await premises.beforeListen(residents);
  await listen(http, config);
  api.calls.start();
  watch.start(timers, () => writeQueue.probe());
  // Before the first table of another node is claimed, so that no change after the read of its blocks is missed.
  await premises.clusterEvents.on("blocks", (playerId) => {
    if (playerId !== null) api.blocks.onChanged(playerId);
  });
  await premises.afterListen(residents);
  await premises.clusterEvents.on("notices", () => void board.poll());
  await premises.clusterEvents.on("sanctions", () => void api.moderation.enforcing.poll());
  await premises.clusterEvents.on("sessions", (session) => {
    if (session !== null) api.endedSessions.onEnded(session);
  });
  const catchUp = new ResultBackfill({ store, timers, log });
  void catchUp.start();
  const url = urlOf(http, config);
  log.info(
    { event: "listening", url, version: api.version, ...(metricsUrl !== null && { metrics: metricsUrl }) },
    "listening",
  );
  let closed: Promise<void> | undefined;
  const shutDown = async () => {
    board.stop();
    tables.listen(null);
    api.friendPresences.stop();
    api.calls.stop();
    stopMeasuring?.();
    await metricsAddress?.close();
    await premises.beforeShutdown(residents);
    await colyseus.gracefullyShutdown(false);
    http.closeAllConnections();
    await premises.personLine.stop();
    void lastBackup.stop();
    await retention.stop();
    void api.wordLists.stop();
    api.moderation.enforcing.stop();
    await catchUp.stop();
    void api.erasure.stop();
    await api.missingLooks.stop();
    await api.missingSearchNames.stop();
    void api.endedSessions.stop();
    await writeQueue.close();
    await premises.close();
    await experts.close();
    await scheduler.stop();
  };
  return {
    url,
    metricsUrl,
    lost: premises.evicted,
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
): Promise<Backend> {
  if (!config.cluster) return standalone(config, { timers, log });
  // Loaded on demand, because a standalone server starts sooner without the cluster code.
  const { clusterNode: nodeOfCluster } = await import("./cluster-node.ts");
  return nodeOfCluster(config.cluster, {
    games,
    caps: tableCaps(config),
    queueWaitMs: queueWaitMs(config),
    clientFolder,
    version: about.version,
    timers,
    log,
  });
}

/** Creates the metrics. Without settings for them nothing is counted, and Prometheus' client is not loaded. */
async function metricsFor(
  { METRICS_PORT, METRICS_TOKEN }: Config,
  { editions }: HostedGames,
): Promise<Metrics | undefined> {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return undefined;
  const { Metrics } = await import("../metrics/metrics.ts");
  return new Metrics(editions);
}

/** Opens the separate address for metrics, if there is one. */
const metricsAddressFor = async ({ METRICS_PORT, METRICS_TOKEN }: Config, { registry }: Metrics) =>
  METRICS_PORT === undefined ? null : openAddress(METRICS_PORT, metricsPage(registry, METRICS_TOKEN));

/** Sends the operators' notices to all clients. During maintenance the queue is emptied. */
function pinUp(notices: Announcements, { tables, queue, queueRooms, lineRooms }: RunningParts): void {
  const notice = noticeForPhase(notices);
  tables.notify(notice);
  queueRooms.notify(notice);
  lineRooms.notify(notice);
  if (notice.maintenance) queue.sendAway(() => ({ reason: "maintenance" }));
}

/** Returns threads for expert bots, unless the operator has disabled them. */
function expertsFor({ BOT_THREADS }: Config, { games, timers, log }: Surroundings): Experts {
  if (BOT_THREADS === 0) return noExperts;
  for (const edition of games.untrained)
    log.warn({ event: "expert-untrained", edition }, "the expert of this edition needs training; steady plays instead");
  return new BotWorkerPool({
    timers,
    log,
    program: threadProgram("../bots/worker-main", import.meta.url),
    threads: BOT_THREADS,
  });
}

function usual(config: Config): Omit<Surroundings, "games"> {
  const troubles = new IncidentLog(() => systemTimers.date());
  return {
    log: createLog(config.LOG_LEVEL, undefined, (event) => troubles.note(event), undefined, config.LOG_DEBUG),
    troubles,
    timers: systemTimers,
    newSecret: randomKey,
    newBotSecret: randomKey,
    clientFolder: join(import.meta.dirname, "../../dist/client"),
    pushNetwork: internet,
  };
}

/** Parts that the API shares with the rest of the server. */
interface SharedParts {
  readonly tables: Tables;
  readonly scheduler: FlushScheduler;
  readonly metrics: Metrics | undefined;
}

interface ServerParts extends ApiDeps, Contacts {
  readonly missingLooks: MissingLooks;
  readonly missingSearchNames: MissingSearchNames;
  readonly wordLists: Blocklists;
  readonly lastBackup: LastBackup;
}

function apiDeps(
  config: Config,
  { games, log, troubles, timers, pushNetwork }: Surroundings,
  premises: Backend,
  { tables, scheduler, metrics }: SharedParts,
): ServerParts {
  const {
    db,
    reading,
    integrityMonitor: watch,
    queueBans,
    personLine,
    lineRoomId,
    deviceLinks,
    otherBuilds,
    rateWindows: hits,
    nodeUrls,
    isReady,
  } = premises;
  const directory = premises.directoryFor(tables);
  const secret = config.TOKEN_SECRET ?? loadOrCreateSecret(config.DATA_DIR);
  const { editions } = games;
  const called: Parameters<typeof openAccounts>[0]["called"] = (guest) => moderation.sanctionCache.called(guest);
  const tokens = new Tokens(secret, timers);
  const refusals = new RefusalLog(log, timers);
  const tellOthers = (session: string) => premises.clusterEvents.publish("sessions", session);
  const databases = { db, reading, watch };
  const signing = { tokens, secret, called };
  const accounts = openAccounts({ config, ...databases, ...signing, notifyOthers: tellOthers, timers, log });
  const auditLog = new AuditLog(timers);
  const tellOfSanctions = () => premises.clusterEvents.publish("sanctions");
  const moderation = openModeration({
    db: accounts.people,
    auditLog,
    notifyOthers: tellOfSanctions,
    timers,
    log,
  });
  const tellOfBlocks = (playerId: string) => premises.clusterEvents.publish("blocks", playerId);
  const blocks = new Blocks({
    ...{ db: accounts.people, directory, endContact, timers },
    notifyOthers: tellOfBlocks,
    notify: (playerId, kind) => personLine.send(playerId, { kind }),
  });
  const push = config.PUSH ? pushSender(config, secret, { db: accounts.people, timers, log }, pushNetwork) : null;
  const calls = new PersonCalls({ line: personLine, push, timers });
  const parties: GatheringParties = { gathering: (ticket) => publicQueue.gathering(ticket) };
  const contacts = openContacts({
    ...{ db: accounts.people, directory, blocks, parties, line: personLine, calls, timers, log },
  });
  const publish = () => premises.clusterEvents.publish("notices");
  const board = new AnnouncementStore({ people: accounts.people, auditLog, timers, log, publish });
  const waitMs = queueWaitMs(config);
  const guestsOf = (playerId: string) => accounts.people.ask((db) => guestsOfAccount(db, playerId, timers.date()));
  const sanctionOn: QueueDeps["sanctionOn"] = (player) => moderation.accessPolicy.fromQueue(player);
  const queueDeps = { tables, directory, queueBans, guestsOf, sanctionOn, blocks, editions, timers, log, waitMs };
  const { list, patienceMs } = premises.queuePersistence;
  const queue = new Queue({
    ...queueDeps,
    partyChanged: (ticket) => contacts.invitations.placeChanged(ticket),
    patienceMs,
    list: metrics ? measureWaits(list, metrics) : list,
  });
  const publicQueue = premises.publicQueueFor(queue);
  return {
    config,
    accessCode: config.ACCESS_CODE === undefined ? null : new AccessCode(config.ACCESS_CODE, secret, timers),
    log,
    timers,
    tables,
    directory,
    games,
    archive: new Store(db, null),
    missingLooks: new MissingLooks({ db: accounts.people, timers, log }),
    missingSearchNames: new MissingSearchNames({ db: accounts.people, timers, log }),
    erasure: new Erasure({
      db: accounts.people,
      list: new ErasedList(config.DATA_DIR),
      ended: accounts.endedSessions,
      timers,
      log,
    }),
    auditLog,
    board,
    adminBackend: premises.adminBackendFor({ tables, queue, troubles, version: about.version }),
    lastBackup: new LastBackup({ db: reading, timers }),
    moderation,
    wordLists: new Blocklists({
      folder: config.WORDS_DIR ?? join(config.DATA_DIR, "words"),
      isNamed: config.WORDS_DIR !== undefined,
      timers,
      log,
    }),
    profiles: new Profiles({ db: accounts.readings, date: () => timers.date(), keepDays: config.GAMES_KEEP_DAYS }),
    blocks,
    ...contacts,
    scheduler,
    version: about.version,
    ...accounts,
    deviceLinks,
    queue,
    partyTickets: new PartyTickets(secret, timers),
    personLine,
    push,
    calls,
    lineRoomId,
    publicQueue,
    limits: createLimits(config, timers, refusals, hits, metrics),
    refusals,
    metrics,
    metricsPage:
      metrics && config.METRICS_PORT === undefined ? metricsPage(metrics.registry, config.METRICS_TOKEN) : null,
    otherBuilds,
    lastingNetworks: NetworkIds.ofCluster(config, secret),
    networks: config.cluster ? NetworkIds.ofCluster(config, secret) : new NetworkIds(config),
    nodeUrls,
    isReady,
  };
}

/** Address of the operator for push services, if none is known: they require one. */
const unknownOperator = "mailto:operator@nine-lives.invalid";

function pushSender(
  { PUBLIC_URL }: Config,
  secret: string,
  deps: Omit<ConstructorParameters<typeof PushSender>[0], "keys" | "subject" | "post">,
  network: PushNetwork,
): PushSender {
  const subject = PUBLIC_URL?.startsWith("https:") ? PUBLIC_URL : unknownOperator;
  return new PushSender({ ...deps, keys: deriveVapidKeys(secret), subject, post: postOver(network) });
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
      ? startupError("PORT", "a free port that this user may open", String(PORT), error)
      : startupError("HOST", "an address of this machine", HOST, error);
  }
}

function urlOf(http: HttpServer, { HOST, BASE_PATH }: Config): string {
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const host = HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}${BASE_PATH.slice(0, -1)}`;
}
