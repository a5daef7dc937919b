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
  // A drop that meets the end is an error of the socket, and no fault.
  const closed = new Promise<string>((resolve, reject) => {
    socket.once("close", () => resolve("closed"));
    AbortSignal.timeout(15_000).addEventListener("abort", () => reject(new Error("still open")));
  });
  socket.write(start);
  const dripping = setInterval(() => socket.write(drop), 500);
  await expect(closed.finally(() => clearInterval(dripping))).resolves.toBe("closed");
});
