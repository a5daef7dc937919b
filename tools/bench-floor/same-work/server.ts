import { type WebSocket, WebSocketServer } from "ws";
import { JitteredScheduler } from "../../../server/runtime/flush-scheduler.ts";
import { games } from "../../../shared/registry.ts";
import { temporaryFolder } from "../../processes/temporary-folder.ts";
import { SeatConnection } from "./connection.ts";
import { SameWorkTable } from "./table.ts";
import { WriteAheadFile } from "./write-ahead.ts";

/*
 * Second floor: the least that does the same work for a command as the server. It checks each frame, appends each step
 * to one file with a sync of the disk before it sends, deals by commitment and reveal, and sends at jittered ticks only.
 * It sends each seat its whole view as JSON, as the first floor. It knows no players, and restores nothing. Addresses
 * are those of the first floor.
 */

interface Table {
  sit(connection: SeatConnection, closed: () => void): void;
}

const maxMessageBytes = 4096;

const scheduler = new JitteredScheduler();
const file = new WriteAheadFile(`${temporaryFolder("nine-lives-floor-")}/steps`, scheduler);
const tables = new Map<string, Table>();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: maxMessageBytes });
server.on("connection", (socket: WebSocket, { url = "/" }) => {
  const table = tables.get(url) ?? tableAt(url);
  tables.set(url, table);
  table.sit(new SeatConnection(socket, file, scheduler), () => tables.delete(url));
});
server.on("listening", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`The floor is ready at ws://127.0.0.1:${address?.port}`);
});

function tableAt(url: string): Table {
  const query = new URL(url, "ws://floor").searchParams;
  const edition = query.get("edition") ?? "";
  const config = { edition, players: Number(query.get("players")), options: games.editions.info(edition).options };
  return games.gameOf(edition).use<Table>(({ definition }) => new SameWorkTable(definition, config, file));
}
