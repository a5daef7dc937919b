import { once } from "node:events";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import { bufferOutbound, enableBundling } from "../../../server/transport/sockets/outbound-buffer.ts";
import { framesIn } from "../../../shared/net/bundle.ts";
import { InMemoryWriteQueue } from "../../support/in-memory-write-queue.ts";
import { ManualScheduler } from "../../support/manual-scheduler.ts";

let server: WebSocketServer;
let client: WebSocket;
/** The server's side of the connection. */
let here: WebSocket;
const scheduler = new ManualScheduler();

beforeEach(async () => {
  server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  client = new WebSocket(`ws://127.0.0.1:${port}`);
  [here] = await once(server, "connection");
  if (client.readyState !== WebSocket.OPEN) await once(client, "open");
});

afterEach(async () => {
  vi.restoreAllMocks();
  client.terminate();
  here.terminate();
  await new Promise((resolve) => server.close(resolve));
});

test("all output for a client at one tick costs one write call", async () => {
  bufferOutbound(here, { writeQueue: new InMemoryWriteQueue(), scheduler });
  enableBundling(here);
  const frames = [15, 13, 22].map((code) => new Uint8Array(200).fill(code));
  for (const frame of frames) here.send(frame);
  const heard = once(client, "message");
  const together = vi.spyOn(Socket.prototype, "_writev");
  const alone = vi.spyOn(Socket.prototype, "_write");
  await scheduler.beat();
  const [message] = await heard;
  expect(framesIn(message).map((frame) => [...frame])).toEqual(frames.map((frame) => [...frame]));
  expect(together.mock.calls.length + alone.mock.calls.length).toBe(1);
});
