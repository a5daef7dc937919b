import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { secretSeed } from "../../server/rooms/chance.ts";
import type { TableDeps, TableLimits } from "../../server/rooms/deps.ts";
import { tableRoom } from "../../server/rooms/table-room.ts";
import { Tables } from "../../server/rooms/tables.ts";
import { systemTimers, type Timers } from "../../server/rooms/timers.ts";
import type { Player } from "../../shared/net/protocol.ts";

/** A server that has tables only. A player's token is `TOKEN-OF NAME`, whose name is their id too. */
export interface TableServer {
  readonly url: string;
  readonly tables: Tables;
  /** What the tables have logged as errors. */
  readonly errors: object[];
  stop(): Promise<void>;
}

export const playerNamed = (name: string): Player => ({ id: name, name, avatar: "01" });
export const tokenOf = (name: string): string => `TOKEN-OF ${name}`;
const verify = (token: string): Player | null =>
  token.startsWith("TOKEN-OF ") ? playerNamed(token.slice("TOKEN-OF ".length)) : null;

const limits: TableLimits = { botDelayMs: [0, 0], emptyMs: 600_000, joinGraceMs: 15_000, messagesPerSecond: 10_000 };

export async function startTables(
  over: Partial<TableLimits> = {},
  timers: Timers = systemTimers,
): Promise<TableServer> {
  const tables = new Tables();
  const errors: object[] = [];
  const log = { info() {}, error: (details: object) => void errors.push(details) };
  const deps: TableDeps = {
    tables,
    verify,
    timers,
    newSeed: secretSeed,
    log,
    version: "test",
    limits: { ...limits, ...over },
  };
  const http = createServer();
  const server = new Server({
    transport: new WebSocketTransport({ server: http }),
    greet: false,
    gracefullyShutdown: false,
  });
  server.define("table", tableRoom(deps));
  await server.listen(0, "127.0.0.1");
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, tables, errors, stop: () => server.gracefullyShutdown(false) };
}
