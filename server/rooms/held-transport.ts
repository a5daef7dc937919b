import { type TransportOptions, WebSocketTransport } from "@colyseus/ws-transport";
import type { Journal } from "../store/journal.ts";

/** What is done to a WebSocket from this side. */
interface Socket {
  send(...message: readonly unknown[]): void;
  close(...why: readonly unknown[]): void;
}

/** Holds back whatever is sent to anybody until all that has happened before is kept: nobody learns of what could still be lost. */
export class HeldTransport extends WebSocketTransport {
  constructor(options: TransportOptions, journal: Pick<Journal, "whenKept">) {
    super(options);
    this.wss.prependListener("connection", (socket: Socket) => hold(socket, journal));
  }
}

function hold(socket: Socket, journal: Pick<Journal, "whenKept">): void {
  const send = socket.send.bind(socket);
  const close = socket.close.bind(socket);
  socket.send = (...message) => journal.whenKept(() => send(...message));
  socket.close = (...why) => journal.whenKept(() => close(...why));
}
