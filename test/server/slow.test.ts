import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";

let app: App;
afterEach(() => app.close());

const post = "POST /api/players HTTP/1.1\r\nHost: localhost\r\n";

test.each([
  ["says nothing", "", ""],
  ["sends headers letter by letter", `${post}X-Slow: `, "x"],
  ["sends a body letter by letter", `${post}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`, " "],
])("a connection that %s is closed within fifteen seconds", async (_, start, drop) => {
  app = await startApp();
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.resume();
  const closed = once(socket, "close", { signal: AbortSignal.timeout(15_000) });
  socket.write(start);
  const dripping = setInterval(() => socket.write(drop), 500);
  await expect(closed.finally(() => clearInterval(dripping))).resolves.toBeDefined();
});
