import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { destroySocket, rejectUpgrade } from "../../../server/transport/sockets/closing-answers.ts";

/** One side of a connection, which records the data written to it. */
class Side extends Duplex {
  written = "";
  readonly #takes: boolean;

  /** @param takes whether the system has buffer space for the written data. */
  constructor(takes: boolean) {
    super();
    this.#takes = takes;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.written += chunk;
    if (this.#takes) done();
  }
}

const closing = (side: Duplex) => new Promise((resolve) => side.once("close", resolve));

const ways = [
  ["a rejection", (side: Duplex) => rejectUpgrade(side, 403), "403 Forbidden"],
  ["a rejection of a tunnel", (side: Duplex) => rejectUpgrade(side, 405), "405 Method Not Allowed"],
  ["an excess request", destroySocket, "429 Too Many Requests"],
] as const;

test.each(ways)("the server responds to %s before it closes the connection", async (_, close, status) => {
  const side = new Side(true);
  const closed = closing(side);
  close(side);
  await closed;
  expect(side.written).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
});

test.each(ways)("the server destroys a connection on which %s would have to wait", (_, close) => {
  const side = new Side(false);
  close(side);
  expect(side.destroyed).toBe(true);
});

test.each(ways)("the server survives a connection that fails during the response to %s", async (_, close) => {
  const side = new Side(true);
  const closed = closing(side);
  close(side);
  side.emit("error", new Error("write EPIPE"));
  await closed;
});
