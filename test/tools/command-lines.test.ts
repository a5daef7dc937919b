import { readFileSync } from "node:fs";
import { Command } from "commander";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { run } from "../../tools/command-line/command.ts";
import { newFolder } from "../support/app.ts";
import { runProgram } from "../support/run-program.ts";
import { commandsOf, filesOfTools, judgedOptions, lines } from "./command-lines.ts";

const programs = new Map<string, Command>();
/** An import would run the other files. */
const runsOnlyAsMain = (file: string) =>
  readFileSync(file, "utf8").endsWith("if (import.meta.main) await runAsMain(program);\n");
for (const [name, file] of filesOfTools()) {
  if (!runsOnlyAsMain(file)) continue;
  const { program }: { readonly program?: unknown } = await import(`../../${file}`);
  if (program instanceof Command) programs.set(name, program);
}
const commands = new Map([...programs.values()].flatMap((program) => [...commandsOf(program)]));

let said = "";
const hear = (...words: readonly unknown[]): void => {
  said += `${words.join(" ")}\n`;
};
beforeEach(() => {
  said = "";
  vi.spyOn(console, "error").mockImplementation(hear);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += text;
    return true;
  });
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs a command line in this process. @returns its exit code. */
async function call(line: string, words: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const [tool = "", ...rest] = line.split(" ");
  const program = programs.get(tool);
  if (!program) throw new Error(`expected a tool named ${tool}`);
  process.exitCode = undefined;
  const code = await run(program, [...rest, ...words], env);
  const own = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  return code || own;
}

const lineOf = (name: string) => lines.find((line) => line.name === name) ?? { name, needed: [], wrong: {} };

describe("the command lines of package.json and of tools/", () => {
  test("all export their program, and run it only as the main file of a process", () => {
    expect([...filesOfTools().values()].filter((file) => !runsOnlyAsMain(file))).toEqual([]);
  });

  test("all read their arguments before they build anything", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
    const late = Object.entries(scripts).filter(([, script]) => /&& node (tools|loadtest|bin)\//.test(script));
    // npm runs prepack itself, and gives it no arguments.
    expect(late.map(([name]) => name)).toEqual(["prepack"]);
  });

  test("all are covered by these tests, under the name of their script", () => {
    expect([...programs.keys()].sort()).toEqual([...filesOfTools().keys()].sort());
    for (const [name, program] of programs) expect(program.name()).toBe(name);
    expect(lines.map(({ name }) => name).sort()).toEqual([...commands.keys()].sort());
  });

  test.each(lines)("$name has a wrong test value for each option with a value", ({ name, wrong }) => {
    const command = commands.get(name);
    expect(command && judgedOptions(command).toSorted()).toEqual(Object.keys(wrong).toSorted());
  });
});

describe("a command line", () => {
  test.each(lines)("of $name rejects an unknown option by name, with exit code 2", async (line) => {
    expect(await call(line.name, [...line.needed, "--xyzzy"])).toBe(2);
    expect(said).toBe("error: unknown option '--xyzzy'\n");
  });

  test.each(lines)("of $name rejects an extra argument by name, with exit code 2", async ({ name, needed }) => {
    expect(await call(name, [...needed, "stray-word"])).toBe(2);
    expect(said).toMatch(/^.*\bstray-word\b.*\n$/);
  });

  const wrongValues = lines.flatMap(({ name, needed, wrong }) =>
    Object.entries(wrong).map(([option, value]) => ({ name, needed, option, value })),
  );
  test.each(wrongValues)("of $name rejects $option $value with the expected values, and exit code 2", async (line) => {
    const { name, needed, option, value } = line;
    expect(await call(name, [...needed, option, value])).toBe(2);
    expect(said).toMatch(/^error: option .*\n$/);
    expect(said).toContain(option);
    expect(said).toContain(value);
    expect(said).toMatch(/expected |Allowed choices are /);
  });

  const mandatory = lines.filter(({ needed }) => needed.length > 0);
  test.each(mandatory)("of $name names a missing argument, with exit code 2", async ({ name, needed }) => {
    expect(await call(name, [])).toBe(2);
    expect(said).toMatch(/^error: .*\n$/);
    expect(said).toContain(needed[0]?.startsWith("--") ? needed[0] : "missing required argument");
  });
});

describe("npm run without --", () => {
  const options = [...programs].flatMap(([name, program]) =>
    [...commandsOf(program).values()].flatMap((command) => command.options.flatMap(({ long }) => ({ name, long }))),
  );
  const variableOf = (long: string | undefined) => `npm_config_${long?.slice(2).replaceAll("-", "_")}`;

  test.each(options.filter(({ long }) => long !== "--json"))(
    "explains the missing -- before $long of $name, with exit code 2",
    async ({ name, long }) => {
      expect(await call(name, [], { npm_lifecycle_event: name, [variableOf(long)]: "true" })).toBe(2);
      expect(said).toMatch(/^error: option .*: expected after "--", as in npm run .*\n$/);
      expect(said).toContain(`'${long}'`);
    },
  );

  test("explains the missing -- before --json, which npm has too, and prints the table", async () => {
    const env = { npm_lifecycle_event: "scaling", npm_config_json: "true" };
    expect(await call("scaling", [], env)).toBe(0);
    expect(said).toMatch(/^note: npm consumes '--json' itself, .*npm run scaling -- --json\n$/);
    said = "";
    expect(await call("scaling", ["--json"], env)).toBe(0);
    expect(said).toBe("");
  });

  test("ignores options that were given to another script", async () => {
    expect(await call("scaling", [], { npm_lifecycle_event: "test", npm_config_people: "true" })).toBe(0);
    expect(said).toBe("");
  });
});

describe("a command line with a missing dependency", () => {
  const folder = newFolder();
  const nowhere = `${folder}/nowhere`;
  test.each([
    ["admin list", [], { DATA_DIR: nowhere }, "DATA_DIR"],
    ["backup", ["file"], { DATA_DIR: nowhere }, "DATA_DIR"],
    ["restore", [nowhere], { DATA_DIR: nowhere }, nowhere],
    ["collusion", [], { DATA_DIR: nowhere }, "DATA_DIR"],
    ["replay verify-all", [], { DATA_DIR: nowhere }, "DATA_DIR"],
    [
      "replay verify-all",
      [],
      { DATABASE_URL: "postgres://127.0.0.1:1/games" },
      "got 127.0.0.1:1/games (ECONNREFUSED)\n",
    ],
    ["admin list", [], { DATABASE_URL: "postgres://127.0.0.1:1/games" }, "got 127.0.0.1:1/games (ECONNREFUSED)\n"],
    ["ratings recompute", [], { DATA_DIR: "/proc/nine-lives" }, "DATA_DIR"],
    ["seed", [], { DATA_DIR: "/proc/nine-lives" }, "DATA_DIR"],
    ["seed", [], { PORT: "many" }, "PORT"],
    ["replay", [nowhere], {}, nowhere],
    ["scenarios", [nowhere], {}, nowhere],
    ["bench:client", [], { CHROMIUM_PATH: nowhere }, "CHROMIUM_PATH"],
    ["icons", [], { CHROMIUM_PATH: nowhere }, "CHROMIUM_PATH"],
    ["attack", ["--sockets", "1"], { PATH: folder }, "'--sockets': expected taskset"],
    ["loadtest", [...lineOf("loadtest").needed, "--nodes", "3"], { PATH: folder }, "redis-server"],
    ["loadtest", [...lineOf("loadtest").needed, "--url", "http://127.0.0.1:1"], {}, "'--url': expected a server"],
  ] as const)("%s %j with %j names it in one sentence", async (name, words, env, named) => {
    for (const [variable, value] of Object.entries(env)) vi.stubEnv(variable, value);
    expect(await call(name, words)).toBeGreaterThan(0);
    expect(said).toMatch(/^.+\n$/);
    expect(said).toContain(named);
    expect(said).not.toContain("    at ");
  });
});

test.each([...filesOfTools()])("npm run %s exits with 2 and one sentence for a wrong option", async (_, file) => {
  const { code, out, err } = await runProgram([file, "--xyzzy"]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(/^error: .*\n$/);
});
