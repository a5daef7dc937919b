import { once } from "node:events";
import { createServer } from "node:http";
import { matchMaker, Server } from "@colyseus/core";
import { openRoom } from "../../server/colyseus/base-room.ts";
import { tableRoom } from "../../server/colyseus/table-room.ts";
import { games } from "../../server/games.ts";
import { OwnPauses } from "../../server/matchmaking/pauses.ts";
import type { Identity } from "../../server/players/identity.ts";
import type { Pulse } from "../../server/plumbing/pulse.ts";
import { OngoingRequest } from "../../server/plumbing/request-ids.ts";
import { systemTimers, type Timers } from "../../server/plumbing/timers.ts";
import { Door } from "../../server/sockets/door.ts";
import { GuardedTransport } from "../../server/sockets/transport.ts";
import type { Journal } from "../../server/store/journal.ts";
import type { TableLimits } from "../../server/tables/deps.ts";
import type { TableDirectory } from "../../server/tables/directory.ts";
import { noExperts } from "../../server/tables/experts.ts";
import type { HostedGames } from "../../server/tables/games.ts";
import type { TableRegister } from "../../server/tables/register.ts";
import type { TicketJournal } from "../../server/tables/table-journal.ts";
import { Tables } from "../../server/tables/tables.ts";
import { ok } from "../../shared/core/result.ts";
import type { GameRegistry } from "../../shared/net/games.ts";
import type { Player } from "../../shared/net/protocol.ts";
import { games as knownGames } from "../../shared/registry.ts";
import { keysFrom } from "./keys.ts";
import { Notebook } from "./notebook.ts";
import { TestBlocks } from "./test-blocks.ts";

/** Same games for a server and for its players. */
export interface TestedGames {
  readonly hosts: HostedGames;
  readonly known: GameRegistry;
}

/** Table directory and registry of a server, instead of its own. */
interface Whereabouts {
  readonly register?: TableRegister;
  readonly directoryOf?: (tables: Tables) => TableDirectory;
  /** Write queue of the tables; by default the in-memory one. */
  readonly journalOver?: (notebook: Notebook) => ServerJournal;
}

/** Server with tables only. The token of a player is `TOKEN-OF NAME`; the name is also the id. */
export interface TableServer {
  readonly url: string;
  readonly tables: Tables;
  /** Games that its players support. */
  readonly known: GameRegistry;
  readonly journal: Notebook;
  /** Errors that tables have logged. */
  readonly errors: object[];
  /** Connections that the transport has logged as closed. */
  readonly ended: object[];
  /** Account ids by former guest id. */
  readonly accounts: Map<string, string>;
  readonly blocks: TestBlocks;
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
const quickPulse: Pulse = { next: (run) => void setImmediate(run) };

type ServerJournal = TicketJournal & Pick<Journal, "isKept" | "isHolding" | "flush">;

export async function startTables(
  over: Partial<TableLimits & { framesPerSecond: number }> = {},
  newSecret = keysFrom("secrets"),
  timers: Timers = systemTimers,
  { hosts, known }: TestedGames = { hosts: games, known: knownGames },
  { register, directoryOf = (tables) => tables, journalOver = (notebook) => notebook }: Whereabouts = {},
): Promise<TableServer> {
  const notebook = new Notebook();
  const journal = journalOver(notebook);
  const tables = new Tables(journal, undefined, register);
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
  const door = new Door({
    addressHere: (address) => address,
    isThisProcess: (id) => id === matchMaker.processId,
    roomOf: openRoom,
    isAllowedOrigin: () => true,
    addressOf: () => "",
    now,
  });
  const transport = new GuardedTransport({
    server: http,
    door,
    journal,
    pulse: quickPulse,
    framesPerSecond,
    timers: systemTimers,
    log,
  });
  const server = new Server({ transport, greet: false, gracefullyShutdown: false });
  const recall = async (roomId: string) => notebook.recalled(roomId);
  const pauses = new OwnPauses(timers);
  const room = {
    tables,
    games: hosts,
    pauses,
    identity,
    accountsOf: async () => accounts,
    moderation: { isSentAway: () => false, refresh: async () => {}, muteOf: () => null, report: async () => ok(null) },
    endedSessions: { watch: () => () => {} },
    blocks,
    directory: directoryOf(tables),
    timers,
    journal,
    recall,
    newSecret,
    newBotSecret: keysFrom("bots"),
    experts: noExperts,
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
    journal: notebook,
    errors,
    ended,
    accounts,
    blocks,
    stop: () => server.gracefullyShutdown(false),
  };
}
