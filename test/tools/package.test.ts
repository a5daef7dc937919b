import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { Client } from "@colyseus/sdk";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "../../shared/net/state.ts";
import { newFolder, settings, siteAt, textIn } from "../support/app.ts";
import { playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { type InstalledPackage, installPacked, olderNode } from "../support/installed-package.ts";
import { ServerProcess } from "../support/server-process.ts";

const maxBytes = 15_000_000;

let installed: InstalledPackage;
beforeAll(async () => {
  installed = await installPacked();
}, 600_000);

describe("the package", () => {
  test("has at most 15 MB", () => {
    expect(statSync(installed.file).size).toBeLessThan(maxBytes);
  });

  test("has the page, texts, licences and source maps, and neither TypeScript nor tests nor tools for developers", () => {
    const files = readdirSync(installed.folder, { recursive: true, encoding: "utf8" });
    const program = "dist/program";
    for (const name of [
      ...["LICENSE", "NOTICES.md", "CHANGELOG.md", "README.md", "docs/operations.md", "deploy/forget-again.sql"],
      ...["dist/client/index.html", "dist/client/sw.js", "dist/client/notices.txt"].map((file) => `${program}/${file}`),
      ...["server/main.js", "server/main.js.map", "shared/locales/de/outside.json"].map((file) => `${program}/${file}`),
    ])
      expect(files).toContain(name);
    expect(files.filter((name) => name.endsWith(".ts") || name.includes("test/"))).toEqual([]);
    expect(readdirSync(join(installed.folder, program, "tools")).filter((name) => /^[a-z-]+\.js$/.test(name))).toEqual([
      "admin.js",
      "backup.js",
      "replay.js",
      "restore.js",
      "symbolicate.js",
      "table.js",
    ]);
  });

  test("has the name that the README says", () => {
    expect(readFileSync("README.md", "utf8")).toContain(`npx ./${basename(installed.file)} `);
  });

  test("has no source map among the files that the server serves", () => {
    const page = readdirSync(join(installed.folder, "dist/program/dist/client"), { recursive: true, encoding: "utf8" });
    expect(page.filter((name) => name.includes(".map"))).toEqual([]);
  });

  test("reports the lines of the TypeScript in stacks", () => {
    const tell = `import { getSourceMapsSupport } from "node:module"; process.on("exit", () => console.log(getSourceMapsSupport().enabled));`;
    const line = ["--import", `data:text/javascript,${tell}`, installed.command, "--help"];
    expect(spawnSync(process.execPath, line, { encoding: "utf8" }).stdout).toMatch(/true\n$/);
  });
});

describe.each([
  ["Node 24", async () => process.execPath],
  ["an older Node, by the Node of the package,", olderNode],
] as const)("the command nine-lives on %s", (_, findNode) => {
  let node: string;
  let server: ServerProcess;
  beforeAll(async () => {
    node = await findNode();
  }, 600_000);
  afterEach(() => server?.end("SIGTERM"));

  const run = (...line: readonly string[]) =>
    spawnSync(node, [installed.command, ...line], {
      encoding: "utf8",
      env: { DATA_DIR: server?.dataFolder ?? newFolder() },
    });

  test("serves the page and a game, backs up, restores, and ends by SIGTERM with 0", async () => {
    server = new ServerProcess({}, [installed.command], node);
    await server.start();
    const site = siteAt(server.url);
    const page = String((await site.call("GET /")).body);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    expect(await site.call(`GET ${script}`)).toMatchObject({ status: 200 });
    expect(await site.call(`GET ${script}.map`)).toMatchObject({ status: 404 });
    const { token } = await site.newGuest();
    const opened = await site.call("POST /api/tables", {
      token,
      body: { settings: { ...settings, turnSeconds: 120 } },
    });
    const room = await new Client(server.url).joinById<TableState>(textIn(opened, "roomId"), { token });
    const guest = new Guest(room);
    await guest.until(() => guest.welcomes.length > 0);
    for (const strength of ["easy", "expert"] as const) await guest.manage({ type: "add-bot", strength });
    await guest.manage({ type: "start" });
    await guest.until(() => guest.state.phase === "playing");
    await playToEnd(guest);
    const backup = join(newFolder(), "backup.sqlite");
    expect(run("backup", backup)).toMatchObject({ status: 0, stdout: `${backup}: 1 game: 1 verified, 0 failed\n` });
    expect(await server.end("SIGTERM")).toBe(0);
    expect(run("restore", backup)).toMatchObject({ status: 0, stderr: "" });
    expect(run("replay", "verify-all")).toMatchObject({ status: 0, stderr: "" });
  });

  test("lists its commands and settings, and ends with 2 for an unknown command", () => {
    expect(run("--help").stdout).toBe(spawnSync(node, ["bin/nine-lives.js", "--help"], { encoding: "utf8" }).stdout);
    expect(run("serv")).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown argument "serv"') });
  });
});

test("a server on an older Node ends with the process that started it, even if that is killed", async () => {
  const server = new ServerProcess({}, [installed.command], await olderNode());
  await server.start();
  await server.end("SIGKILL");
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => "serves",
        () => "gone",
      ),
    )
    .toBe("gone");
  expect(existsSync(server.dataFolder)).toBe(true);
});
