import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newFolder } from "../support/app.ts";
import { runProgram } from "../support/run-program.ts";
import { ServerProcess } from "../support/server-process.ts";

const folder = newFolder();
const server = new ServerProcess({ NODE_COMPILE_CACHE: folder });
afterEach(() => server.end("SIGKILL"));

test("a server leaves its compiled code for the next start, even if it is killed", async () => {
  await server.start();
  await expect.poll(() => readdirSync(folder, { recursive: true }).length).toBeGreaterThan(100);
});

test("compiled code is stored beside the packages, where only users who can change the program may write", async () => {
  const tell = `import { getCompileCacheDir } from "node:module"; process.on("exit", () => console.error(getCompileCacheDir()));`;
  const args = ["--import", `data:text/javascript,${tell}`, "server/main.ts", "--help"];
  const { err } = await runProgram(args, {});
  expect(err).toContain(join(process.cwd(), "node_modules/.cache/nine-lives"));
});
