import { once } from "node:events";
import { createServer } from "node:http";
import { matchMaker, Server } from "@colyseus/core";
import { games } from "../../server/app/games.ts";
import { LocalQueueBans } from "../../server/matchmaking/queue-bans.ts";
import type { Metrics } from "../../server/metrics/metrics.ts";
import type { Identity } from "../../server/people/identity/identity.ts";
import { LocalPersonLine } from "../../server/people/line/person-line.ts";
import type { FlushScheduler } from "../../server/runtime/flush-scheduler.ts";
import { OngoingRequest } from "../../server/runtime/request-ids.ts";
import { systemTimers, type Timers } from "../../server/runtime/timers.ts";
import type { WriteQueue } from "../../server/storage/writing/write-queue.ts";
import { noExperts } from "../../server/tables/bots/experts.ts";
import type { TableLimits } from "../../server/tables/deps.ts";
import type { TableDirectory } from "../../server/tables/directory.ts";
import type { HostedGames } from "../../server/tables/games.ts";
import type { TicketJournal } from "../../server/tables/saving/table-journal.ts";
import type { TableRegistry } from "../../server/tables/table-registry.ts";
import { Tables } from "../../server/tables/tables.ts";
import { openRoom } from "../../server/transport/rooms/base-room.ts";
import { tableRoom } from "../../server/transport/rooms/table-room.ts";
import { GuardedTransport } from "../../server/transport/sockets/transport.ts";
import { UpgradeGate } from "../../server/transport/sockets/upgrade-gate.ts";
import { ok } from "../../shared/core/result.ts";
import type { GameRegistry } from "../../shared/net/games.ts";
import type { Player } from "../../shared/net/protocol.ts";
import { games as knownGames } from "../../shared/registry.ts";
import { InMemoryWriteQueue } from "./in-memory-write-queue.ts";
import { keysFrom } from "./keys.ts";
import { TestBlocks } from "./test-blocks.ts";

/** Same games for a server and for its players. */
export interface TestedGames {
  readonly hosts: HostedGames;
  readonly known: GameRegistry;
}

/** Table directory and registry of a server, instead of its own. */
interface Whereabouts {
  readonly register?: TableRegistry;
  readonly directoryOf?: (tables: Tables) => TableDirectory;
  /** Write queue of the tables; by default the in-memory one. */
  readonly journalOver?: (notebook: InMemoryWriteQueue) => ServerJournal;
  readonly metrics?: Metrics;
}

/** Server with tables only. The token of a player is `TOKEN-OF NAME`; the name is also the id. */
export interface TableServer {
  readonly url: string;
  readonly tables: Tables;
  /** Games that its players support. */
  readonly known: GameRegistry;
  readonly writeQueue: InMemoryWriteQueue;
  /** Errors that tables have logged. */
  readonly errors: object[];
  /** Connections that the transport has logged as closed. */
  readonly ended: object[];
  /** Account ids by former guest id. */
  readonly accounts: Map<string, string>;
  readonly blocks: TestBlocks;
  readonly personLine: LocalPersonLine;
  stop(): Promise<void>;
}

/** A name that begins with "a-" belongs to an account. */
export const playerNamed = (name: string): Player => ({
  id: name,
  name,
  avatar: "01",
  guest: !name.startsWith("a-"),
});
export const tokenOf = (name: string): string => `TOKEN-OF ${name}`;
const identity: Identity = {
  playerOf: async (token) => (token.startsWith("TOKEN-OF ") ? playerNamed(token.slice("TOKEN-OF ".length)) : null),
  tokenOf: async ({ name }) => tokenOf(name),
  renewed: async () => null,
  elsewhere: async () => null,
};

const limits: TableLimits = { botDelayMs: [0, 0], emptyMs: 600_000, joinGraceMs: 15_000 };

/** Ticks without jitter: these tests hide no timing, and should be fast. */
const quickPulse: FlushScheduler = { next: (run) => void setImmediate(run) };

type ServerJournal = TicketJournal & Pick<WriteQueue, "isKept" | "isHolding" | "flush">;

export async function startTables(
  over: Partial<TableLimits & { framesPerSecond: number }> = {},
  newSecret = keysFrom("secrets"),
  timers: Timers = systemTimers,
  { hosts, known }: TestedGames = { hosts: games, known: knownGames },
  { register, directoryOf = (tables) => tables, journalOver = (notebook) => notebook, metrics }: Whereabouts = {},
): Promise<TableServer> {
  const notebook = new InMemoryWriteQueue();
  const writeQueue = journalOver(notebook);
  const tables = new Tables(writeQueue, undefined, register);
  const errors: object[] = [];
  const ended: object[] = [];
  const accounts = new Map<string, string>();
  const blocks = new TestBlocks();
  const log = {
    info() {},
    warn: (details: object) => void ended.push(details),
    error: (details: object) => void errors.push({ ...OngoingRequest.now(), ...details }),
  };
  const http = createServer();
  const { framesPerSecond = 10_000 } = over;
  const now = () => systemTimers.now();
  const upgradeGate = new UpgradeGate({
    below: (address) => address,
    addressHere: (address) => address,
    isThisProcess: (id) => id === matchMaker.processId,
    roomOf: openRoom,
    isAllowedOrigin: () => true,
    hasAccess: () => true,
    addressOf: () => "",
    now,
  });
  const transport = new GuardedTransport({
    server: http,
    upgradeGate,
    writeQueue,
    scheduler: quickPulse,
    framesPerSecond,
    timers: systemTimers,
    metrics,
    log,
  });
  const server = new Server({ transport, greet: false, gracefullyShutdown: false });
  const loadSaved = async (roomId: string) => notebook.recalled(roomId);
  const queueBans = new LocalQueueBans(timers);
  const personLine = new LocalPersonLine(timers);
  const room = {
    tables,
    games: hosts,
    queueBans,
    identity,
    accountsOf: async () => accounts,
    moderation: {
      isSentAway: () => false,
      refresh: async () => {},
      muteOf: () => null,
      report: async () => ok(null),
      isDeckNameTaken: () => false,
    },
    personLine,
    calls: { call() {} },
    endedSessions: { watch: () => () => {} },
    blocks,
    directory: directoryOf(tables),
    timers,
    writeQueue,
    loadSaved,
    newSecret,
    newBotSecret: keysFrom("bots"),
    experts: noExperts,
    metrics,
    log,
  };
  server.define("table", tableRoom({ ...room, limits: { ...limits, ...over } }));
  const listening = once(http, "listening");
  await server.listen(0, "127.0.0.1");
  await listening;
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    tables,
    known,
    writeQueue: notebook,
    errors,
    ended,
    accounts,
    blocks,
    personLine,
    stop: () => server.gracefullyShutdown(false),
  };
}
