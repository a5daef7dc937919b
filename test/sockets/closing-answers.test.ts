import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { cutOff, turnAway } from "../../server/sockets/closing-answers.ts";

/** One side of a connection, which notes what is written to it. */
class Side extends Duplex {
  written = "";
  readonly #takes: boolean;

  /** @param takes whether the system has room for what is written. */
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
  ["a refusal", (side: Duplex) => turnAway(side, 403), "403 Forbidden"],
  ["a refusal of a tunnel", (side: Duplex) => turnAway(side, 405), "405 Method Not Allowed"],
  ["a request too many", cutOff, "429 Too Many Requests"],
] as const;

test.each(ways)("the server answers %s before it closes the connection", async (_, close, status) => {
  const side = new Side(true);
  const closed = closing(side);
  close(side);
  await closed;
  expect(side.written).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
});

test.each(ways)("the server destroys at once a connection that %s would have to wait for", (_, close) => {
  const side = new Side(false);
  close(side);
  expect(side.destroyed).toBe(true);
});

test.each(ways)("the server survives a connection that fails while it gets the answer to %s", async (_, close) => {
  const side = new Side(true);
  const closed = closing(side);
  close(side);
  side.emit("error", new Error("write EPIPE"));
  await closed;
});
