import type { Pulse } from "../plumbing/pulse.ts";
import type { Journal, Ticket } from "../store/journal.ts";

/** What the server does with a WebSocket. */
interface Socket {
  readonly readyState: number;
  send(...message: readonly unknown[]): void;
  pong(...data: readonly unknown[]): void;
  close(...why: readonly unknown[]): void;
}

/** The `readyState` of an open WebSocket. */
const open = 1;

interface HoldDeps {
  readonly journal: Pick<Journal, "isKept">;
  readonly pulse: Pulse;
}

/** By socket: the ticket that the connection has to wait for. */
const waits = new WeakMap<object, () => Ticket>();

/** From now on each message to a socket waits for the ticket that applies when the message is sent. */
export function waitFor(socket: object, ticket: () => Ticket): void {
  waits.set(socket, ticket);
}

/**
 * Holds back what is sent over a socket until everything it depends on is kept, and then until a tick of the pulse.
 * Nobody learns of anything that could still be lost, and the time of a message does not reveal what else the server
 * did.
 */
export function hold(socket: Socket, { journal, pulse }: HoldDeps): void {
  const held: { readonly ticket: Ticket; readonly go: () => void }[] = [];
  const release = () => {
    while (held[0] && journal.isKept(held[0].ticket)) held.shift()?.go();
    if (held.length > 0) pulse.next(release);
  };
  const later = (go: () => void) => {
    held.push({ ticket: waits.get(socket)?.() ?? 0, go });
    if (held.length === 1) pulse.next(release);
  };
  const send = socket.send.bind(socket);
  const pong = socket.pong.bind(socket);
  const close = socket.close.bind(socket);
  socket.send = (...message) => later(() => send(...message));
  socket.pong = (...data) => later(() => pong(...data));
  // A connection that is already closing may end at once.
  socket.close = (...why) => (socket.readyState === open ? later(() => close(...why)) : close(...why));
}
