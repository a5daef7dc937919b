import { type Client, getMessageBytes, Protocol } from "@colyseus/core";
import type { Notice, PauseNews } from "../../shared/net/protocol.ts";
import { ahead } from "../sockets/hold.ts";

/** Sends the same message to several clients, encoded once. */
export function sendToAll(clients: Iterable<Client>, type: string, message: object): void {
  const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
  for (const client of clients) client.enqueueRaw(bytes);
}

/** Whether an operator has anything to say. */
export const isSomething = ({ announcement, maintenance }: Notice): boolean =>
  announcement !== null || maintenance !== null;

/** Tells that a table stands still, before all that is held back; or that it goes on, after that. */
export function tellPause(clients: Iterable<Client>, paused: boolean): void {
  const tell = (client: Client) => client.send("pause", { paused } satisfies PauseNews);
  for (const client of clients) {
    if (paused) ahead(client.ref, () => tell(client));
    else tell(client);
  }
}
