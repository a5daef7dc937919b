import { type TransportOptions, WebSocketTransport } from "@colyseus/ws-transport";
import { hold } from "./hold.ts";

/** Holds back whatever is sent to anybody. */
export class HeldTransport extends WebSocketTransport {
  constructor(options: TransportOptions, deps: Parameters<typeof hold>[1]) {
    super(options);
    this.wss.prependListener("connection", (socket: Parameters<typeof hold>[0]) => hold(socket, deps));
  }
}
