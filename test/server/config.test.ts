import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig, variableList } from "../../server/config/config.ts";
import { helpText } from "../../server/config/help.ts";
import { swallowedByNpm } from "../../server/config/swallowed.ts";

/** Runs the server's command line until it ends. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server/main.ts", ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("without any variable everything has its default", () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    value: { PORT: 2567, QUEUE_WAIT_SECONDS: 20, BOT_DELAY_MS: [900, 2200], LIMIT_LOOPBACK: true, LOG_LEVEL: "info" },
  });
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: "" })).toEqual(readConfig({}));
});

test.each([
  ["PORT", "65536"],
  ["PORT", "12.5"],
  ["HOST", "no spaces"],
  ["PUBLIC_URL", "cats.example"],
  ["PUBLIC_URL", "https://cats.example/path"],
  ["LOG_LEVEL", "loud"],
  ["QUEUE_WAIT_SECONDS", "-1"],
  ["BOT_DELAY_MS", "900"],
  ["BOT_DELAY_MS", "900-100"],
  ["LIMIT_LOOPBACK", "maybe"],
  ["NODE_NAME", "node a"],
  ["NODE_URL", "cats.example/at/a"],
  ["NODE_URL", "https://cats.example/at/a?b"],
  ["NODE_URL", "https://ann:cat@cats.example/at/a"],
])("%s=%s is refused by its name, with what was expected and what came", (name, text) => {
  const expected = variableList.find((variable) => variable.name === name)?.format;
  expect(readConfig({ [name]: text })).toEqual({ ok: false, error: [{ name, expected, got: JSON.stringify(text) }] });
});

/** A wrong value of each setting that is no whole number; null where any text is right. */
const wrongTexts: Readonly<Record<string, string | null>> = {
  HOST: "no spaces",
  PUBLIC_URL: "cats.example",
  DATA_DIR: null,
  WORDS_DIR: null,
  DATABASE_URL: "mysql://host/games",
  REDIS_URL: "redis",
  NODE_NAME: "node a",
  NODE_URL: "cats.example",
  TOKEN_SECRET: "short",
  LOG_LEVEL: "loud",
  METRICS_PORT: "many",
  METRICS_TOKEN: "short",
  ADMINS: null,
  BOT_DELAY_MS: "slow",
  LIMIT_LOOPBACK: "maybe",
};

test.each(variableList)(
  "an operator who gives $name a wrong value is told its name and what was expected",
  (setting) => {
    const { name, format } = setting;
    const text = format.startsWith("whole number") ? "-1" : wrongTexts[name];
    expect(text, "a wrong value, or null").toBeDefined();
    if (text) expect(readConfig({ [name]: text })).toMatchObject({ ok: false, error: [{ name, expected: format }] });
  },
);

test.each([
  ["METRIC_PORT", "METRICS_PORT"],
  ["DATABASE_URLL", "DATABASE_URL"],
  ["GAMES_KEPP_DAYS", "GAMES_KEEP_DAYS"],
  ["PUBLIC_ULR", "PUBLIC_URL"],
  ["ADMIN", "ADMINS"],
  ["AMDINS", "ADMINS"],
])("%s is refused, which is almost %s, and its value is not repeated", (name, meant) => {
  expect(readConfig({ [name]: "hush" })).toEqual({
    ok: false,
    error: [{ name, expected: `${meant}, or no name so close to it`, got: name }],
  });
});

test("names of other programs are none of the server's business", () => {
  const others = { PORTS: "1", NODE_ENV: "production", DATABASE: "x", LOGS_DIRECTORY: "/x", PUBLIC: "y" };
  expect(readConfig(others)).toEqual(readConfig({}));
  const usual =
    "PATH HOME HOSTNAME HOSTTYPE HOSTS POST LOGNAME LOG PWD USER SHELL TERM LANG TZ NODE_PATH NODE_OPTIONS ADMIN_EMAIL";
  expect(readConfig(Object.fromEntries(usual.split(" ").map((name) => [name, "x"])))).toEqual(readConfig({}));
  expect(readConfig({ DATABASE_URL: "postgres://u:p@h/d", DATABASE_URI: "x" }).ok).toBe(true);
});

test("a secret that is too short is not repeated", () => {
  const refused = readConfig({ TOKEN_SECRET: "short secret" });
  expect(refused).toMatchObject({ ok: false, error: [{ name: "TOKEN_SECRET", got: "12 characters" }] });
});

test("a public address is kept as browsers name it", () => {
  expect(readConfig({ PUBLIC_URL: "https://Cats.Example:443/" })).toMatchObject({
    value: { PUBLIC_URL: "https://cats.example" },
  });
});

const node = {
  REDIS_URL: "redis://:hush@redis.example",
  DATABASE_URL: "postgres://ann:hush@postgres.example/games",
  NODE_NAME: "a",
  NODE_URL: "https://cats.example/at/a/",
  TOKEN_SECRET: "a secret of more than thirty-two characters",
};

test("with all five settings of a house a server is a node of it", () => {
  expect(readConfig(node)).toMatchObject({
    value: {
      house: {
        redisUrl: node.REDIS_URL,
        databaseUrl: node.DATABASE_URL,
        nodeName: "a",
        nodeUrl: "https://cats.example/at/a",
      },
    },
  });
});

test("a server with Postgres and a secret of its own is alone without the rest", () => {
  const { DATABASE_URL, TOKEN_SECRET } = node;
  expect(readConfig({ DATABASE_URL, TOKEN_SECRET })).toMatchObject({ value: { house: null } });
});

test.each(["REDIS_URL", "NODE_NAME", "NODE_URL"] as const)(
  "%s alone is refused, and everything that is missing with it is named",
  (name) => {
    const missing = Object.keys(node).filter((other) => other !== name);
    const refused = readConfig({ [name]: node[name] });
    const errors = refused.ok ? [] : refused.error;
    expect(errors.map((error) => error.name).sort()).toEqual(missing.sort());
    for (const { expected, got } of errors) expect([expected, got]).toEqual([expect.stringContaining(name), "nothing"]);
  },
);

test.each(["DATABASE_URL", "TOKEN_SECRET"] as const)("a node without %s is refused by that name", (name) => {
  expect(readConfig({ ...node, [name]: "" })).toMatchObject({ ok: false, error: [{ name, got: "nothing" }] });
});

test("an address of Redis that is none is not repeated: it may hold a password", () => {
  expect(readConfig({ ...node, REDIS_URL: "http://:hush@redis.example" })).toMatchObject({
    error: [{ name: "REDIS_URL", got: "26 characters" }],
  });
});

test("a node's address has the protocol of the page's: a page opens WebSockets by its own", () => {
  expect(readConfig({ ...node, PUBLIC_URL: "http://cats.example" })).toMatchObject({
    error: [{ name: "NODE_URL", expected: expect.stringContaining("http: as in PUBLIC_URL") }],
  });
});

test("the server does not start with wrong values, and names all of them", () => {
  const { status, stderr } = run([], { PORT: "abc", LOG_LEVEL: "loud" });
  expect(status).toBe(2);
  expect(stderr).toBe(
    'PORT: expected whole number, 0 to 65535, got "abc"\n' +
      'LOG_LEVEL: expected trace, debug, info, warn, error, fatal or silent, got "loud"\n',
  );
});

test("the server does not start with an argument that it does not know", () => {
  expect(run(["--port=80"])).toMatchObject({
    status: 2,
    stderr: 'unknown argument "--port=80": expected none, or --help\n',
  });
});

test.each(variableList)("$name as an option that npm keeps for itself is refused by that name", ({ name }) => {
  const option = name.toLowerCase().replaceAll("_", "-");
  expect(swallowedByNpm("start", [`--${option}`], { npm_lifecycle_event: "start" })).toEqual([]);
  const env = { npm_lifecycle_event: "start", [`npm_config_${option.replaceAll("-", "_")}`]: "true" };
  expect(swallowedByNpm("start", [`--${option}`], env)).toEqual([`--${option}`]);
});

test("the server does not start after npm start --port 1, of which npm hands on only the 1, and says where it goes", () => {
  expect(run(["1"], { npm_lifecycle_event: "start", npm_config_port: "true" })).toMatchObject({
    status: 2,
    stderr: "PORT: expected in the environment, as in PORT=… npm start, got the option --port\n",
  });
});

test("--help tells every variable, its default and its format", () => {
  expect(run(["--help"])).toEqual({ status: 0, stdout: `${helpText()}\n`, stderr: "" });
  for (const { name, meaning, format, standard } of variableList) {
    const ends = standard === null ? format : `${format}; default ${standard}`;
    expect(helpText()).toContain(`  ${name}\n      ${meaning}\n      ${ends}\n`);
  }
});

test("docs/operations.md tells every variable, its default and its format, and no others", () => {
  const rows = readFileSync("docs/operations.md", "utf8").match(/^\| `[A-Z_]+` +\|.*$/gm) ?? [];
  const cells = rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells).toEqual(
    variableList.map(({ name, meaning, format, standard }) => [`\`${name}\``, standard ?? "–", format, meaning]),
  );
});
