import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig, variableList } from "../../server/config/config.ts";
import { helpText } from "../../server/config/help.ts";

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
])("%s=%s is refused by its name, with what was expected and what came", (name, text) => {
  const expected = variableList.find((variable) => variable.name === name)?.format;
  expect(readConfig({ [name]: text })).toEqual({ ok: false, error: [{ name, expected, got: JSON.stringify(text) }] });
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
