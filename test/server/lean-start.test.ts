import { beforeAll, expect, test } from "vitest";
import { runProgram } from "../support/run-program.ts";

/** Prints the URL of each loaded module to the standard error. */
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
  loaded = (await runProgram(args, {})).err;
});

test.each(["express", "kysely"])("a start loads %s", (library) => {
  expect(loaded).toContain(`/node_modules/${library}/`);
});

test.each(["@simplewebauthn/server", "openskill", "ramda", "ioredis", "prom-client"])(
  "a start does not load %s, which is rarely needed at once",
  (library) => {
    expect(loaded).not.toContain(`/node_modules/${library}/`);
  },
);
