import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A connection to a Redis server that can silently lose data, as when a machine is switched off. */
export class DeafWire {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  /** @param url of the Redis server at the far end. */
  constructor(url: string) {
    const port = Number(new URL(url).port);
    this.#server = createServer((near) => {
      const far = connect(port, "127.0.0.1");
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on("error", () => {});
      }
      near.pipe(far).pipe(near);
    });
  }

  /** @returns the address of the near end. */
  async open(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    return `redis://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }

  /** Silences the current connections; new ones work. */
  goDeaf(): void {
    for (const socket of this.#sockets) {
      socket.unpipe();
      socket.resume();
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
