import { Client, type Room } from "@colyseus/sdk";
import { newGuest } from "../../loadtest/table.ts";
import { lineType } from "../../shared/net/line.ts";
import { protocolRevision } from "../../shared/net/protocol.ts";
import type { OpenConnections } from "./idle.ts";

/** Number of lines that are opened at the same time. */
const atOnce = 20;

/** Opens the line of a new guest, for each connection. */
export const openLines: OpenConnections = async (url, count, tally) => {
  const client = new Client(url);
  const rooms: Room[] = [];
  let free = count;
  let isLeaving = false;
  const openOne = async () => {
    const { token } = await newGuest(url);
    const room = await client.joinOrCreate(lineType, { token, revision: protocolRevision });
    room.reconnection.enabled = false;
    room.onLeave(() => {
      if (!isLeaving) tally.disconnects += 1;
    });
    rooms.push(room);
  };
  const openSome = async () => {
    while (free > 0) {
      free -= 1;
      await openOne().catch((error: unknown) => tally.error(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, openSome));
  return {
    async leave() {
      isLeaving = true;
      await Promise.all(rooms.map((room) => room.leave()));
    },
  };
};
