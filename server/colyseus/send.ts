import { type Client, getMessageBytes, Protocol } from "@colyseus/core";

/** Sends the same message to several clients, encoded once. */
export function sendToAll(clients: Iterable<Client>, type: string, message: object): void {
  const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
  for (const client of clients) client.enqueueRaw(bytes);
}
