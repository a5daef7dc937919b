import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { run } from "./run.ts";

const skip = "shared/games/kittens/cards/registry.ts";

/** Project that contains only the Skip card. @param scenarios the script that checks it. */
function projectWith(scenarios: string): string {
  const folder = mkdtempSync(join(tmpdir(), "nine-lives-"));
  const files = {
    "package.json": JSON.stringify({ type: "module", scripts: { scenarios } }),
    "vitest.config.ts": "export default {};\n",
    [skip]: "endTurn(table);\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  execFileSync("git", ["add", "."], { cwd: folder });
  symlinkSync(realpathSync("node_modules"), join(folder, "node_modules"));
  return folder;
}

test("npm run mutants names the script that detects a change, and the mutants that are not applicable", async () => {
  const folder = projectWith(`grep --quiet endTurn ${skip} || { echo no skip; exit 1; } #`);
  const { code, out, err } = await run("mutants", "--project", folder, "--only", "skip has");
  expect(out.replace(/\d+ s\n$/, "N s\n")).toBe(
    [
      'noticed  Skip has no effect: npm run scenarios -- test/scenarios > "no skip"',
      "not applicable  Super Skip has no effect",
      "1 noticed, 0 survived, 1 not applicable, in N s\n",
    ].join("\n"),
  );
  expect(err).toContain("1 of 1: Skip has no effect\n");
  expect(code).toBe(0);
  expect(readFileSync(join(folder, skip), "utf8")).toBe("endTurn(table);\n");
});

test("npm run mutants exits with 1 if a change survives", async () => {
  const { code, out } = await run("mutants", "--project", projectWith("true"), "--only", "skip has", "--json");
  expect(JSON.parse(out)).toEqual({
    seconds: expect.any(Number),
    mutants: [
      { name: "Skip has no effect", file: skip, result: "survived" },
      {
        name: "Super Skip has no effect",
        file: skip,
        result: "not applicable",
      },
    ],
  });
  expect(code).toBe(1);
});

test("npm run mutants exits with 2 and a sentence if the detecting test fails without the change", async () => {
  const { code, err } = await run("mutants", "--project", projectWith("false"), "--only", "skip has");
  expect(code).toBe(2);
  expect(err).toMatch(
    /^error: expected a test that passes without a change, got npm run scenarios -- test\/scenarios/m,
  );
});
