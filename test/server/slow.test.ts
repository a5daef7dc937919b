import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const post = "POST /api/players HTTP/1.1\r\nHost: localhost\r\n";

// Node's own timers end these connections, and no test can control them. All cases therefore wait at the same time.
test.concurrent.each([
  ["says nothing", "", ""],
  ["sends headers letter by letter", `${post}X-Slow: `, "x"],
  ["sends a body letter by letter", `${post}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`, " "],
])("a connection that %s is closed within fifteen seconds", async (_, start, drop) => {
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.resume();
  // Data that is sent while the server closes causes a socket error, which is expected.
  const closed = new Promise<string>((resolve, reject) => {
    socket.once("close", () => resolve("closed"));
    AbortSignal.timeout(15_000).addEventListener("abort", () => reject(new Error("still open")));
  });
  socket.write(start);
  const dripping = setInterval(() => socket.write(drop), 500);
  await expect(closed.finally(() => clearInterval(dripping))).resolves.toBe("closed");
});
