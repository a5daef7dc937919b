import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BadNetwork } from "../../tools/networks/bad-network.ts";
import { freePort } from "../support/free-port.ts";

let echo: Server;
let network: BadNetwork;
let page: Socket;
let heard = "";

beforeEach(async () => {
  echo = createServer((socket) => socket.on("error", () => {}).pipe(socket));
  const port = await freePort();
  echo.listen(port, "127.0.0.1");
  await once(echo, "listening");
  network = await BadNetwork.open({ server: `http://127.0.0.1:${port}` });
  page = await newPage();
});

afterEach(async () => {
  page.destroy();
  await network.close();
  echo.close();
});

async function newPage(): Promise<Socket> {
  const socket = connect(Number(new URL(network.url).port), "127.0.0.1");
  heard = "";
  socket.on("data", (chunk) => {
    heard += chunk;
  });
  await once(socket, "connect");
  return socket;
}

test("without conditions a network forwards everything", async () => {
  page.write("hello");
  await expect.poll(() => heard).toBe("hello");
});

test.each([{ delayMs: 5, jitterMs: 20, stallShare: 0.5, stallMs: 20 }, { bufferMs: 20 }, { dripBytes: 1, dripMs: 1 }])(
  "a network with %j changes no order and loses nothing",
  async (conditions) => {
    network.become(conditions);
    const text = "the quick brown fox".split(" ");
    for (const word of text) page.write(word);
    await expect.poll(() => heard).toBe(text.join(""));
  },
);

test("a held network stays silent without an end, and delivers everything afterwards", async () => {
  network.hold();
  page.write("late");
  await expect.poll(() => network.sent).toBe(1);
  expect([heard, page.readyState]).toEqual(["", "open"]);
  network.release();
  await expect.poll(() => heard).toBe("late");
});

test("an abandoned connection stays silent without an end, while a new one works", async () => {
  page.write("a");
  await expect.poll(() => heard).toBe("a");
  network.abandon();
  page.write("lost");
  await expect.poll(() => network.sent).toBe(2);
  const other = await newPage();
  other.write("new");
  await expect.poll(() => heard).toBe("new");
  expect(page.readyState).toBe("open");
  other.destroy();
});

test("a cut ends all connections", async () => {
  const ended = once(page, "close");
  await expect.poll(() => network.connections).toBe(1);
  network.cut();
  await ended;
  expect(network.connections).toBe(0);
});

test("an idle connection is ended after its time", async () => {
  network.become({ idleMs: 1 });
  await once(await newPage(), "close");
});

test("a sign-in page answers every request in place of the server", async () => {
  network.intercept("<h1>Sign in</h1>");
  const other = await newPage();
  other.write("GET /api/lobby HTTP/1.1\r\n\r\n");
  await expect.poll(() => heard).toMatch(/^HTTP\/1.1 200 OK.*<h1>Sign in<\/h1>$/s);
});
