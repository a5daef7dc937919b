import { once } from "node:events";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import { hold, inBundles } from "../../server/sockets/hold.ts";
import { framesIn } from "../../shared/net/bundle.ts";
import { Notebook } from "../support/notebook.ts";
import { ManualPulse } from "../support/pulse.ts";

let server: WebSocketServer;
let client: WebSocket;
/** The server's side of the connection. */
let here: WebSocket;
const pulse = new ManualPulse();

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
  hold(here, { journal: new Notebook(), pulse });
  inBundles(here);
  const frames = [15, 13, 22].map((code) => new Uint8Array(200).fill(code));
  for (const frame of frames) here.send(frame);
  const heard = once(client, "message");
  const together = vi.spyOn(Socket.prototype, "_writev");
  const alone = vi.spyOn(Socket.prototype, "_write");
  await pulse.beat();
  const [message] = await heard;
  expect(framesIn(message).map((frame) => [...frame])).toEqual(frames.map((frame) => [...frame]));
  expect(together.mock.calls.length + alone.mock.calls.length).toBe(1);
});
