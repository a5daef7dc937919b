import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../bin/commands.ts";
import { readConfig, variableList } from "../../server/runtime/config/config.ts";
import { commandList, helpText } from "../../server/runtime/config/help.ts";
import { swallowedByNpm } from "../../server/runtime/config/npm-options.ts";

/** Runs the server's command line to its end. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["bin/nine-lives.js", ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("without any variables all settings have their defaults", () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    value: { PORT: 2567, QUEUE_WAIT_SECONDS: 20, BOT_DELAY_MS: [900, 2200], LIMIT_LOOPBACK: true, LOG_LEVEL: "info" },
  });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: "" })).toEqual(readConfig({}));
});

test.each([
  ["PORT", "65536"],
  ["PORT", "12.5"],
  ["HOST", "no spaces"],
  ["PUBLIC_URL", "cats.example"],
  ["PUBLIC_URL", "https://cats.example/path"],
  ["LOG_LEVEL", "loud"],
  ["LOG_DEBUG", "matchmaking,everything"],
  ["QUEUE_WAIT_SECONDS", "-1"],
  ["BOT_DELAY_MS", "900"],
  ["BOT_DELAY_MS", "900-100"],
  ["LIMIT_LOOPBACK", "maybe"],
  ["NODE_NAME", "node a"],
  ["NODE_URL", "cats.example/at/a"],
  ["NODE_URL", "https://cats.example/at/a?b"],
  ["NODE_URL", "https://ann:cat@cats.example/at/a"],
])("%s=%s is rejected with its name, the expected format and the value", (name, text) => {
  const expected = variableList.find((variable) => variable.name === name)?.format;
  expect(readConfig({ [name]: text })).toEqual({ ok: false, error: [{ name, expected, got: JSON.stringify(text) }] });
});

/** Invalid values of settings that are not whole numbers; null if every text is valid. */
const wrongTexts: Readonly<Record<string, string | null>> = {
  HOST: "no spaces",
  BASE_PATH: "/my cats/",
  PUBLIC_URL: "cats.example",
  DATA_DIR: null,
  WORDS_DIR: null,
  DATABASE_URL: "mysql://host/games",
  REDIS_URL: "redis",
  NODE_NAME: "node a",
  NODE_URL: "cats.example",
  TOKEN_SECRET: "short",
  OIDC_ISSUER: "http://id.example",
  OIDC_CLIENT_ID: null,
  OIDC_CLIENT_SECRET: null,
  ACCESS_CODE: "kittens",
  LOG_LEVEL: "loud",
  LOG_DEBUG: "everything",
  METRICS_PORT: "many",
  METRICS_TOKEN: "short",
  ADMINS: null,
  BOT_DELAY_MS: "slow",
  PUSH: "maybe",
  LIMIT_LOOPBACK: "maybe",
};

test.each(variableList)("an invalid value of $name is rejected with the name and the expected format", (setting) => {
  const { name, format } = setting;
  const text = format.startsWith("whole number") ? "-1" : wrongTexts[name];
  expect(text, "a wrong value, or null").toBeDefined();
  if (text) expect(readConfig({ [name]: text })).toMatchObject({ ok: false, error: [{ name, expected: format }] });
});

test.each([
  ["METRIC_PORT", "METRICS_PORT"],
  ["DATABASE_URLL", "DATABASE_URL"],
  ["GAMES_KEPP_DAYS", "GAMES_KEEP_DAYS"],
  ["PUBLIC_ULR", "PUBLIC_URL"],
  ["ADMIN", "ADMINS"],
  ["AMDINS", "ADMINS"],
])("%s is rejected because it resembles %s, without its value", (name, meant) => {
  expect(readConfig({ [name]: "hush" })).toEqual({
    ok: false,
    error: [{ name, expected: `${meant}, or a less similar name`, got: name }],
  });
});

test("variables of other programs are ignored", () => {
  const others = { PORTS: "1", NODE_ENV: "production", DATABASE: "x", LOGS_DIRECTORY: "/x", PUBLIC: "y" };
  expect(readConfig(others)).toEqual(readConfig({}));
  const usual =
    "PATH HOME HOSTNAME HOSTTYPE HOSTS POST LOGNAME LOG PWD USER SHELL TERM LANG TZ NODE_PATH NODE_OPTIONS ADMIN_EMAIL";
  expect(readConfig(Object.fromEntries(usual.split(" ").map((name) => [name, "x"])))).toEqual(readConfig({}));
  expect(readConfig({ DATABASE_URL: "postgres://u:p@h/d", DATABASE_URI: "x" }).ok).toBe(true);
});

test("metrics that others can reach need a token, and the error has its format", () => {
  const format = variableList.find(({ name }) => name === "METRICS_TOKEN")?.format;
  const expected = `${format}, needed with METRICS_PORT at 0.0.0.0, which others may reach`;
  expect(readConfig({ METRICS_PORT: "0.0.0.0:9464" })).toMatchObject({ ok: false, error: [{ expected }] });
});

test("the error for a secret that is too short does not contain it", () => {
  const refused = readConfig({ TOKEN_SECRET: "short secret" });
  expect(refused).toMatchObject({ ok: false, error: [{ name: "TOKEN_SECRET", got: "12 characters" }] });
});

test("the public URL is normalised as browsers do it", () => {
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

test("with all five cluster settings a server is a node", () => {
  expect(readConfig(node)).toMatchObject({
    value: {
      cluster: {
        redisUrl: node.REDIS_URL,
        databaseUrl: node.DATABASE_URL,
        nodeName: "a",
        nodeUrl: "https://cats.example/at/a",
      },
    },
  });
});

const provider = {
  OIDC_ISSUER: "https://id.example",
  OIDC_CLIENT_ID: "nine-lives",
  OIDC_CLIENT_SECRET: "hush",
  PUBLIC_URL: "https://cats.example",
};

test.each(["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const)(
  "%s alone is rejected, with the names of all missing settings, PUBLIC_URL among them",
  (name) => {
    const missing = Object.keys(provider).filter((other) => other !== name);
    const refused = readConfig({ [name]: provider[name] });
    expect(!refused.ok && refused.error.map(({ name }) => name).toSorted()).toEqual(missing.toSorted());
  },
);

test("a provider has an issuer, a client and the public URL", () => {
  expect(readConfig(provider)).toMatchObject({
    value: {
      oidc: {
        issuer: "https://id.example/",
        clientId: "nine-lives",
        clientSecret: "hush",
        siteUrl: "https://cats.example/",
      },
    },
  });
});

test("without PUBLIC_URL a server with a provider ends with 2 and does not print the secret", () => {
  const { PUBLIC_URL: _, ...without } = provider;
  const { status, stdout, stderr } = run([], without);
  expect(status).toBe(2);
  expect(stdout + stderr).toContain("PUBLIC_URL");
  expect(stdout + stderr).not.toContain("hush");
});

test.each([
  "https://id.example/?a",
  "https://ann@id.example",
  "https://id.example#a",
  "https://id.example/.well-known/openid-configuration",
  "ftp://id.example",
  "id",
])("%s is no issuer", (OIDC_ISSUER) => {
  expect(readConfig({ ...provider, OIDC_ISSUER })).toMatchObject({ ok: false, error: [{ name: "OIDC_ISSUER" }] });
});

test("a server with only Postgres and a secret is standalone", () => {
  const { DATABASE_URL, TOKEN_SECRET } = node;
  expect(readConfig({ DATABASE_URL, TOKEN_SECRET })).toMatchObject({ value: { cluster: null } });
});

test.each(["REDIS_URL", "NODE_NAME", "NODE_URL"] as const)(
  "%s alone is rejected, with the names of all missing settings",
  (name) => {
    const missing = Object.keys(node).filter((other) => other !== name);
    const refused = readConfig({ [name]: node[name] });
    const errors = refused.ok ? [] : refused.error;
    expect(errors.map((error) => error.name).sort()).toEqual(missing.sort());
    for (const { expected, got } of errors) expect([expected, got]).toEqual([expect.stringContaining(name), "nothing"]);
  },
);

test.each(["DATABASE_URL", "TOKEN_SECRET"] as const)("a node without %s is rejected with that name", (name) => {
  expect(readConfig({ ...node, [name]: "" })).toMatchObject({ ok: false, error: [{ name, got: "nothing" }] });
});

test("the error for an invalid REDIS_URL does not contain it, because it may contain a password", () => {
  expect(readConfig({ ...node, REDIS_URL: "http://:hush@redis.example" })).toMatchObject({
    error: [{ name: "REDIS_URL", got: "26 characters" }],
  });
});

test("NODE_URL must have the protocol of the page, because pages open WebSockets by their own", () => {
  expect(readConfig({ ...node, PUBLIC_URL: "http://cats.example" })).toMatchObject({
    error: [{ name: "NODE_URL", expected: expect.stringContaining("http: as in PUBLIC_URL") }],
  });
});

test("the server does not start with invalid values, and names all of them", () => {
  const { status, stderr } = run([], { PORT: "abc", LOG_LEVEL: "loud" });
  expect(status).toBe(2);
  expect(stderr).toBe(
    'PORT: expected whole number, 0 to 65535, got "abc"\n' +
      'LOG_LEVEL: expected trace, debug, info, warn, error, fatal or silent, got "loud"\n',
  );
});

test.each(["--port=80", "serv"])("the server does not start with the unknown argument %s", (argument) => {
  const expected = "expected none, --help, or a command: backup, restore, admin, replay, symbolicate, table";
  expect(run([argument])).toMatchObject({ status: 2, stderr: `unknown argument "${argument}": ${expected}\n` });
});

test.each(variableList)("$name as an option that npm consumes is rejected with that name", ({ name }) => {
  const option = name.toLowerCase().replaceAll("_", "-");
  expect(swallowedByNpm("start", [`--${option}`], { npm_lifecycle_event: "start" })).toEqual([]);
  const env = { npm_lifecycle_event: "start", [`npm_config_${option.replaceAll("-", "_")}`]: "true" };
  expect(swallowedByNpm("start", [`--${option}`], env)).toEqual([`--${option}`]);
});

test("the server rejects npm start --port 1, from which npm passes on only the 1, and names the right way", () => {
  expect(run(["1"], { npm_lifecycle_event: "start", npm_config_port: "true" })).toMatchObject({
    status: 2,
    stderr: "PORT: expected in the environment, as in PORT=… npm start, got the option --port\n",
  });
});

test("--help lists every command", () => {
  expect(commandList.map(({ name }) => name)).toEqual([...commands.keys()]);
  for (const { name, meaning } of commandList) expect(helpText()).toMatch(new RegExp(`^ {2}${name} +${meaning}$`, "m"));
});

test.each(commandList)("the command $name prints its own help", ({ name }) => {
  const { status, stdout } = run([name, "--help"]);
  expect({ status, usage: stdout.split("\n")[0] }).toEqual({
    status: 0,
    usage: expect.stringMatching(`^Usage: nine-lives ${name} `),
  });
});

test("--help lists every variable with its default and format", () => {
  expect(run(["--help"])).toEqual({ status: 0, stdout: `${helpText()}\n`, stderr: "" });
  for (const { name, meaning, format, standard } of variableList) {
    const ends = standard === null ? format : `${format}; default ${standard}`;
    expect(helpText()).toContain(`  ${name}\n      ${meaning}\n      ${ends}\n`);
  }
});

test("docs/operations.md lists exactly the variables, with their defaults and formats", () => {
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
