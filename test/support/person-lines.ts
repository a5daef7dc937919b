import { Client } from "@colyseus/sdk";
import type { LineMessage } from "../../shared/net/line.ts";
import { protocolRevision } from "../../shared/net/protocol.ts";

/**
 * Opens the line of a player's browser.
 * @param revision of its page.
 * @returns its messages so far, which grow, and a function that closes it.
 */
export async function openLine(url: string, token: string, revision = protocolRevision) {
  const room = await new Client(url).joinOrCreate("line", { token, revision });
  room.reconnection.enabled = false;
  const messages: LineMessage[] = [];
  room.onMessage("line", (message: LineMessage) => messages.push(message));
  return { messages, close: () => room.leave() };
}
