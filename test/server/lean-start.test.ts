import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";

/** Writes the address of each module that is loaded to the standard error. */
const tell = `import { registerHooks } from "node:module";
registerHooks({
  load(url, context, next) {
    console.error(url);
    return next(url, context);
  },
});`;

let loaded = "";

beforeAll(async () => {
  const args = ["--import", `data:text/javascript,${encodeURIComponent(tell)}`, "server/main.ts", "--help"];
  const { stderr } = await promisify(execFile)(process.execPath, args, { env: {}, maxBuffer: 2 ** 24 });
  loaded = stderr;
});

test.each(["express", "kysely"])("a start loads %s", (library) => {
  expect(loaded).toContain(`/node_modules/${library}/`);
});

test.each(["@simplewebauthn/server", "openskill", "ramda", "ioredis", "prom-client"])(
  "a start does not load %s, which few need at once",
  (library) => {
    expect(loaded).not.toContain(`/node_modules/${library}/`);
  },
);
