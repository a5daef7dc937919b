import type { Journal } from "../store/journal.ts";

/** What is done to a WebSocket from this side. */
interface Socket {
  send(...message: readonly unknown[]): void;
  close(...why: readonly unknown[]): void;
}

/** Holds back whatever is sent until all that has happened before is kept. */
export function hold(socket: Socket, journal: Pick<Journal, "whenKept">): void {
  const send = socket.send.bind(socket);
  const close = socket.close.bind(socket);
  socket.send = (...message) => journal.whenKept(() => send(...message));
  socket.close = (...why) => journal.whenKept(() => close(...why));
}
