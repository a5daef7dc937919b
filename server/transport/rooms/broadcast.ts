import { type Client, getMessageBytes, Protocol } from "@colyseus/core";
import type { Notice, PauseNews } from "../../../shared/net/protocol.ts";
import { sendUnordered } from "../sockets/outbound-buffer.ts";

/** Sends the same message to several clients, encoded once. */
export function sendToAll(clients: Iterable<Client>, type: string, message: object): void {
  const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
  for (const client of clients) client.enqueueRaw(bytes);
}

/** Whether a notice is not empty. */
export const hasNotice = ({ announcement, maintenance }: Notice): boolean =>
  announcement !== null || maintenance !== null;

/** Sends the start of a pause before all delayed frames, or its end after them. */
export function sendPause(clients: Iterable<Client>, paused: boolean): void {
  const tell = (client: Client) => client.send("pause", { paused } satisfies PauseNews);
  for (const client of clients) {
    if (paused) sendUnordered(client.ref, () => tell(client));
    else tell(client);
  }
}
