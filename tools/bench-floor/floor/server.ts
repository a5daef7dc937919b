import { randomUUID } from "node:crypto";
import { type WebSocket, WebSocketServer } from "ws";
import type { Command } from "../../../shared/core/commands.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { AnyView, GameConfig } from "../../../shared/core/game.ts";
import { games } from "../../../shared/registry.ts";
import type { BenchCommand, BenchEvent, BenchReply } from "../messages.ts";

/*
 * Floor: a minimal server for the same games and the same clients. It sends each seat its whole view as JSON after
 * every step, and deals the next game at once. It authenticates no clients and saves nothing. Each address is a table,
 * such as /?edition=original&players=5&table=1, with seats in the order of arrival.
 */

interface Table {
  sit(socket: WebSocket): void;
}

const tables = new Map<string, Table>();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
server.on("connection", (socket, { url = "/" }) => {
  const table = tables.get(url) ?? tableAt(url);
  tables.set(url, table);
  table.sit(socket);
});
server.on("listening", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`The floor is ready at ws://127.0.0.1:${address?.port}`);
});

function tableAt(url: string): Table {
  const query = new URL(url, "ws://floor").searchParams;
  const edition = query.get("edition") ?? "";
  const config = { edition, players: Number(query.get("players")), options: games.editions.info(edition).options };
  return games.gameOf(edition).use(({ definition }) => openTable(definition, config, () => tables.delete(url)));
}

function openTable<State, Event, View extends AnyView>(
  definition: GameDefinition<State, Event, View>,
  config: GameConfig,
  close: () => void,
): Table {
  const sockets: WebSocket[] = [];
  let { state } = definition.setup(config, randomUUID());
  let seq = 0;

  function tell(by: number | null): void {
    seq += 1;
    for (const [seat, socket] of sockets.entries()) {
      const told: BenchEvent<View> = { seq, by, view: definition.view(state, seat) };
      socket.send(JSON.stringify(told));
    }
  }

  function act(seat: number, socket: WebSocket, command: Command): void {
    if (!definition.step(state, seat, command).ok) {
      socket.send(JSON.stringify({ refused: true } satisfies BenchReply));
      return;
    }
    tell(seat);
    if (definition.outcome(state) === null) return;
    ({ state } = definition.setup(config, randomUUID()));
    tell(null);
  }

  return {
    sit(socket) {
      const seat = sockets.push(socket) - 1;
      socket.on("message", (data) => {
        const { command }: BenchCommand = JSON.parse(String(data));
        if (command) act(seat, socket, command);
        else tell(null);
      });
      socket.on("close", close);
    },
  };
}
