import type { Dice } from "./dice.ts";
import type { Front } from "./front.ts";
import { RawSocket } from "./raw-socket.ts";

/** Source address of sockets, and the attacked room. */
export interface Aim {
  /** Address of this machine. */
  readonly from: string;
  /** Existing table. */
  readonly roomId: string;
  /** Token of a player without a chair at this table. */
  readonly token: string;
}

/** Number of sent messages, and the close code if the server ended the connection. */
export interface Visit {
  readonly messages: number;
  readonly ended: string | null;
}

export type Make = (front: Front, dice: Dice, aim: Aim) => Promise<Visit>;

/** Uses a connection, and always closes it. */
export async function using(front: Front, { from }: Aim, use: (socket: RawSocket) => Promise<number>): Promise<Visit> {
  const socket = await RawSocket.connect(front.url, from);
  try {
    return { messages: await use(socket), ended: socket.ended };
  } finally {
    socket.destroy();
  }
}
