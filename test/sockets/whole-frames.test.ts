import { once } from "node:events";
import { Duplex } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { frameOf, writeWholeFrames } from "../../server/sockets/whole-frames.ts";

describe("a client", () => {
  let server: WebSocketServer;
  beforeAll(async () => {
    server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
    await once(server, "listening");
  });
  afterAll(() => server.close());

  async function read(data: Uint8Array): Promise<unknown> {
    server.once("connection", (socket, { socket: line }) => {
      writeWholeFrames(socket, line);
      socket.send(data);
    });
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("the server has no port");
    const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
    const message: readonly unknown[] = await once(client, "message");
    client.terminate();
    return message;
  }

  test.each([0, 1, 125, 126, 65_535, 65_536, 70_000])("reads a frame of %d bytes as it was sent", async (length) => {
    const data = Buffer.alloc(length, "the bytes of a frame");
    expect(await read(data)).toEqual([data, true]);
  });
});

describe("a socket that writes whole frames", () => {
  const wire = (readyState: number) => {
    const writes: unknown[] = [];
    const sent: unknown[] = [];
    const line = new Duplex({
      read() {},
      write: (bytes, _encoding, done) => {
        writes.push(bytes);
        done();
      },
    });
    const socket = { readyState, send: (...message: readonly unknown[]) => void sent.push(message) };
    writeWholeFrames(socket, line);
    return { socket, writes, sent };
  };
  const data = new Uint8Array([15, 1, 2]);

  test("writes once for a frame", () => {
    const { socket, writes, sent } = wire(1);
    socket.send(data, { binary: true });
    expect([writes, sent]).toEqual([[frameOf(data)], []]);
  });

  test("leaves text to the library", () => {
    const { socket, writes, sent } = wire(1);
    socket.send("text");
    expect([writes, sent]).toEqual([[], [["text"]]]);
  });

  test("leaves to the library what somebody wants to be told of", () => {
    const { socket, writes, sent } = wire(1);
    const told = () => {};
    socket.send(data, {}, told);
    expect([writes, sent]).toEqual([[], [[data, {}, told]]]);
  });

  test("writes nothing behind its farewell: the library says why", () => {
    const { socket, writes, sent } = wire(2);
    socket.send(data);
    expect([writes, sent]).toEqual([[], [[data]]]);
  });
});
