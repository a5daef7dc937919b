import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import about from "../../package.json" with { type: "json" };
import type { Failure } from "../../tools/mutants/checks.ts";
import { mutants } from "../../tools/mutants/list/all.ts";
import { changed, type Mutant } from "../../tools/mutants/mutant.ts";
import { expectToPass, isApplicable, tryMutant } from "../../tools/mutants/try-mutant.ts";

describe("the list of mutants", () => {
  test("fits the code: each text occurs once in its file, and the change is one", () => {
    for (const mutant of mutants) {
      const text = readFileSync(mutant.file, "utf8");
      expect(changed(mutant, text)).not.toBe(text);
    }
  });

  test("names tests and scripts that exist", () => {
    const scripts = Object.keys(about.scripts).map((name) => `npm run ${name}`);
    const named = new Set(mutants.flatMap(({ tests }) => tests));
    const missing = [...named].filter((name) =>
      name.startsWith("npm run ") ? !scripts.some((script) => `${name} `.startsWith(`${script} `)) : !existsSync(name),
    );
    expect(missing).toEqual([]);
  });

  test("has each name once", () => {
    const names = mutants.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe("a mutant", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "nine-lives-"));
    writeFileSync(join(folder, "limit.ts"), "export const limit = 5;\n");
  });

  const mutant: Mutant = {
    name: "there is no limit",
    file: "limit.ts",
    from: "limit = 5",
    to: "limit = 1_000",
    tests: ["limit.test.ts"],
  };
  const failure: Failure = { by: "limit.test.ts", test: "five are enough" };
  const textNow = () => readFileSync(join(folder, "limit.ts"), "utf8");

  /** Checks that note what the file contains when they run. */
  function checksThat(named: Failure | null, related: Failure | null) {
    const seen: string[] = [];
    const check = (result: Failure | null) => async () => {
      seen.push(textNow());
      return result;
    };
    return { seen, named: check(named), related: check(related) };
  }

  test("that a named test notices is taken back, and no other test runs", async () => {
    const checks = checksThat(failure, null);
    expect(await tryMutant(folder, mutant, checks)).toEqual({ kind: "noticed", failure, isExpected: true });
    expect(checks.seen).toEqual(["export const limit = 1_000;\n"]);
    expect(textNow()).toBe("export const limit = 5;\n");
  });

  test("that no named test notices meets all tests that reach its file", async () => {
    const checks = checksThat(null, failure);
    expect(await tryMutant(folder, mutant, checks)).toEqual({ kind: "noticed", failure, isExpected: false });
    expect(checks.seen).toHaveLength(2);
  });

  test("that no test notices has survived", async () => {
    expect(await tryMutant(folder, mutant, checksThat(null, null))).toEqual({ kind: "survived" });
  });

  test("is taken back when a check breaks", async () => {
    const broken = () => Promise.reject(new Error("no report"));
    await expect(tryMutant(folder, mutant, { named: broken, related: broken })).rejects.toThrow("no report");
    expect(textNow()).toBe("export const limit = 5;\n");
  });

  test.each([
    ["does not occur", "limit = 6", 0],
    ["occurs twice", "i", 2],
  ])("whose text %s is an error that names file and text", async (_, from, times) => {
    await expect(tryMutant(folder, { ...mutant, from }, checksThat(null, null))).rejects.toThrow(
      `there is no limit: expected this text once in limit.ts, got it ${times} times: "${from}"`,
    );
    expect(isApplicable(folder, { ...mutant, from })).toBe(false);
  });

  test("of a file that does not exist is not applicable", () => {
    expect(isApplicable(folder, mutant)).toBe(true);
    expect(isApplicable(folder, { ...mutant, file: "gone.ts" })).toBe(false);
  });

  test("is not tried if its tests fail without it", async () => {
    await expect(expectToPass([mutant], checksThat(failure, null))).rejects.toThrow(
      "expected tests that pass without a change, got limit.test.ts: five are enough",
    );
    await expectToPass([mutant, { ...mutant, tests: "npm run limits" }], checksThat(null, null));
  });
});
