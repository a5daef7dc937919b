import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { loadOrCreateSecret } from "../../server/people/identity/server-secret.ts";
import { openStore } from "../../server/storage/open.ts";
import { openClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import { ErasedList } from "../../server/storage/retention/erased-list.ts";
import { developmentServer } from "../../tools/vite/development.ts";
import { newFolder } from "../support/app.ts";
import { Postgres } from "../support/postgres.ts";
import { runProgram } from "../support/run-program.ts";

const log = { info() {}, error() {} };
const hasProc = existsSync("/proc/self");
const postgres = new Postgres();
afterAll(() => postgres.stop());

const refusal = (DATA_DIR: string, DATABASE_URL?: string) =>
  openStore({ DATA_DIR, DATABASE_URL }, log).then(
    () => null,
    (error: unknown) => error,
  );

test.runIf(hasProc).each(["/proc/nine-lives", "/proc/nine/lives/data"])(
  "a DATA_DIR %s that cannot contain folders is rejected at once",
  async (folder) => {
    const message = expect.stringMatching(/^DATA_DIR: expected a folder .*, got \/proc.* \(ENOENT\)$/);
    expect(await refusal(folder)).toMatchObject({ message });
  },
);

test.runIf(hasProc)("a node that cannot create the folder for its list of erased players fails at once", async () => {
  await expect(new ErasedList("/proc/nine-lives").add(["ada"], 1)).rejects.toMatchObject({ code: "ENOENT" });
});

test("a DATA_DIR that is a file, or below one, is rejected", async () => {
  const file = join(newFolder(), "data");
  writeFileSync(file, "");
  for (const folder of [file, join(file, "below")])
    expect(await refusal(folder)).toMatchObject({
      message: expect.stringMatching(/^DATA_DIR: expected a folder of the server's own that it can write to, got /),
    });
});

test("a missing DATA_DIR is created, with its parent folders", async () => {
  const folder = join(newFolder(), "a/b/c");
  const { close } = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined }, log);
  await close();
  expect(existsSync(join(folder, "games.sqlite"))).toBe(true);
});

test.each([
  ["text", (file: string) => writeFileSync(file, "no database, although it is long enough to be one".repeat(20))],
  ["a folder", (file: string) => mkdirSync(file)],
])("a DATA_DIR in which games.sqlite is %s is rejected with the name of the setting", async (_, make) => {
  const folder = newFolder();
  make(join(folder, "games.sqlite"));
  expect(await refusal(folder)).toMatchObject({
    message: expect.stringMatching(/^DATA_DIR: expected a folder with a sound database of Nine Lives, .*games\.sqlite/),
  });
});

test("a DATA_DIR in which token-secret is a folder is rejected with the name of the setting", () => {
  const folder = newFolder();
  mkdirSync(join(folder, "token-secret"));
  expect(() => loadOrCreateSecret(folder)).toThrow(
    /^DATA_DIR: expected a folder whose token-secret can be read, got .*\(EISDIR\)$/,
  );
});

test("a DATABASE_URL without the right to create tables is rejected with that name", async () => {
  await postgres.create();
  const url = await postgres.newDatabase();
  const client = new Client(url);
  await client.connect();
  await client.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC; CREATE ROLE reader LOGIN");
  await client.end();
  const asReader = url.replace("postgres@", "reader:hush@");
  const message = expect.stringMatching(/^DATABASE_URL: expected a database of Nine Lives .*\(permission denied .*\)$/);
  const refusals = [
    await refusal(newFolder(), asReader),
    await openClusterStore(asReader, log).catch((error) => error),
  ];
  for (const error of refusals) {
    expect(error).toMatchObject({ message });
    expect(String(error)).not.toContain("hush");
  }
});

test.each([
  [
    { SERVER_URL: "localhost:2567" },
    'SERVER_URL: expected http(s)://HOST[:PORT], without a path, got "localhost:2567"',
  ],
  [{ SERVER_URL: "http://localhost:2567/api" }, expect.stringMatching(/^SERVER_URL: expected http/)],
  [
    { npm_lifecycle_event: "dev", npm_config_port: "true" },
    expect.stringMatching(/^option '--port': expected after "--"/),
  ],
  [{ npm_lifecycle_event: "dev", npm_config_strictport: "true" }, expect.stringContaining("--strictPort")],
])("npm run dev with %j is rejected with the reason", (env, wrong) => {
  expect(developmentServer(env)).toEqual({ wrong });
});

test("npm run dev --port 3000, from which npm passes on only the 3000, is rejected", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, ...options] = String(scripts.dev).split(" ");
  const env = { ...process.env, npm_lifecycle_event: "dev", npm_config_port: "true" };
  const { code, err } = await runProgram(["node_modules/vite/bin/vite.js", ...options, "3000"], env);
  expect({ code, err }).toEqual({
    code: 2,
    err: `error: option '--port': expected after "--", as in npm run dev -- --port; got before it, used by npm\n`,
  });
});

test("npm run dev without settings uses the server at its default port", () => {
  expect(developmentServer({ SERVER_URL: "" })).toEqual({ url: "http://localhost:2567" });
});
