import type { Dice } from "./dice.ts";
import type { Front } from "./front.ts";
import { RawSocket } from "./raw-socket.ts";

/** Where sockets come from, and which room they attack. */
export interface Aim {
  /** An address of this machine. */
  readonly from: string;
  /** A table that exists. */
  readonly roomId: string;
  /** The token of a player without a chair there. */
  readonly token: string;
}

/** How many messages were sent, and how the server ended the connection, if it did. */
export interface Visit {
  readonly messages: number;
  readonly ended: string | null;
}

export type Make = (front: Front, dice: Dice, aim: Aim) => Promise<Visit>;

/** Uses a connection, and ends it in any case. */
export async function using(front: Front, { from }: Aim, use: (socket: RawSocket) => Promise<number>): Promise<Visit> {
  const socket = await RawSocket.connect(front.url, from);
  try {
    return { messages: await use(socket), ended: socket.ended };
  } finally {
    socket.destroy();
  }
}
