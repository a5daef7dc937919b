import { Client } from "@colyseus/sdk";
import { newGuest } from "../../loadtest/table.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import { type JoinTarget, replyTimeoutMs } from "./session.ts";
import { withTimeout } from "./waiting.ts";

/** Waits in the public queue for one other player. @returns the reserved chair. */
export async function throughQueue(url: string, edition: string): Promise<JoinTarget> {
  const { token } = await newGuest(url);
  const room = await new Client(url).joinOrCreate("queue", { token, edition, seats: 2 });
  room.reconnection.enabled = false;
  for (const type of ["queue", "goodbye"]) room.onMessage(type, () => {});
  const seated = new Promise<SeatLocation>((resolve) => room.onMessage("seated", resolve));
  const { roomId } = await withTimeout(2 * replyTimeoutMs, seated);
  await room.leave();
  return { roomId, token };
}
