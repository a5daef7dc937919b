import type { Pulse } from "../plumbing/pulse.ts";
import type { Journal, Ticket } from "../store/journal.ts";

/** What is done to a WebSocket from this side. */
interface Socket {
  readonly readyState: number;
  send(...message: readonly unknown[]): void;
  pong(...data: readonly unknown[]): void;
  close(...why: readonly unknown[]): void;
}

/** Of a WebSocket. */
const open = 1;

interface HoldDeps {
  readonly journal: Pick<Journal, "isKept">;
  readonly pulse: Pulse;
}

/** What the connections wait for that are at a table, or have been given one. */
const waits = new WeakMap<object, () => Ticket>();

/** Nothing is sent to a socket from now on before what has this ticket is kept, as it is when it is sent. */
export function waitFor(socket: object, ticket: () => Ticket): void {
  waits.set(socket, ticket);
}

/**
 * Whatever is sent over a socket leaves at a pulse, and not before what it depends on is kept: nobody learns of what could still
 * be lost, and when it leaves says nothing of what else there was to do.
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
  // The end of a connection that is closing already is a matter of the network alone.
  socket.close = (...why) => (socket.readyState === open ? later(() => close(...why)) : close(...why));
}
