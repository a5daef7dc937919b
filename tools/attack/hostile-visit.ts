import type { Front } from "./context.ts";
import type { Dice } from "./random.ts";
import { RawSocket } from "./raw-socket.ts";

/** Source address of sockets, and the attacked room. */
export interface JoinOptions {
  /** Address of this machine. */
  readonly from: string;
  /** Existing table. */
  readonly roomId: string;
  /** Token of a player without a chair at this table. */
  readonly token: string;
}

/** Number of sent messages, and the close code if the server ended the connection. */
export interface HostileVisit {
  readonly messages: number;
  readonly ended: string | null;
}

export type Make = (front: Front, dice: Dice, aim: JoinOptions) => Promise<HostileVisit>;

/** Uses a connection, and always closes it. */
export async function using(
  front: Front,
  { from }: JoinOptions,
  use: (socket: RawSocket) => Promise<number>,
): Promise<HostileVisit> {
  const socket = await RawSocket.connect(front.url, from);
  try {
    return { messages: await use(socket), ended: socket.ended };
  } finally {
    socket.destroy();
  }
}
