import { readdirSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { newFolder } from "../support/app.ts";
import { ServerProcess } from "../support/server-process.ts";

const folder = newFolder();
const server = new ServerProcess({ NODE_COMPILE_CACHE: folder });
afterEach(() => server.end("SIGKILL"));

test("a server leaves its compiled code to the next start, even if it is killed", async () => {
  await server.start();
  await expect.poll(() => readdirSync(folder, { recursive: true }).length).toBeGreaterThan(100);
});
