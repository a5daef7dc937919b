import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import about from "../../package.json" with { type: "json" };
import type { Failure } from "../../tools/mutants/checks.ts";
import { mutants } from "../../tools/mutants/list/all.ts";
import { changed, type Mutant } from "../../tools/mutants/mutant.ts";
import { expectToPass, isApplicable, withMutant } from "../../tools/mutants/try-mutant.ts";

describe("the list of mutants", () => {
  test("fits the code: each text occurs once in its file, and each replacement is a change", () => {
    for (const mutant of mutants) {
      const text = readFileSync(mutant.file, "utf8");
      expect(changed(mutant, text)).not.toBe(text);
    }
  });

  test("names existing tests and scripts", () => {
    const scripts = Object.keys(about.scripts).map((name) => `npm run ${name}`);
    const named = new Set(mutants.flatMap(({ tests }) => tests));
    const missing = [...named].filter((name) =>
      name.startsWith("npm run ") ? !scripts.some((script) => `${name} `.startsWith(`${script} `)) : !existsSync(name),
    );
    expect(missing).toEqual([]);
  });

  test("has unique names", () => {
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

  test("changes its file during a check, and returns the result of the check", async () => {
    const check = async () => {
      expect(textNow()).toBe("export const limit = 1_000;\n");
      return failure;
    };
    expect(await withMutant(folder, mutant, check)).toBe(failure);
    expect(textNow()).toBe("export const limit = 5;\n");
  });

  test("is reverted if a check throws", async () => {
    await expect(withMutant(folder, mutant, () => Promise.reject(new Error("no report")))).rejects.toThrow("no report");
    expect(textNow()).toBe("export const limit = 5;\n");
  });

  test.each([
    ["does not occur", "limit = 6", 0],
    ["occurs twice", "i", 2],
  ])("throws an error with file and text if its text %s", async (_, from, times) => {
    await expect(withMutant(folder, { ...mutant, from }, async () => null)).rejects.toThrow(
      `there is no limit: expected this text once in limit.ts, got it ${times} times: "${from}"`,
    );
    expect(isApplicable(folder, { ...mutant, from })).toBe(false);
  });

  test("is not applicable if its file does not exist", () => {
    expect(isApplicable(folder, mutant)).toBe(true);
    expect(isApplicable(folder, { ...mutant, file: "gone.ts" })).toBe(false);
  });

  test("is not detected by a test or a script that fails without it", async () => {
    const script = "npm run limits";
    const checksThat = (named: Failure | null, again: Failure | null) => ({
      named: async () => named,
      related: async () => null,
      again: async () => again,
    });
    const sentence = "expected a test that passes without a change, got";
    await expectToPass([failure, { by: script, test: "no limit", script }], checksThat(null, null));
    await expect(expectToPass([failure], checksThat(null, failure))).rejects.toThrow(
      `${sentence} limit.test.ts: five are enough`,
    );
    await expect(
      expectToPass([{ by: script, test: "no limit", script }], checksThat({ by: script, test: "no" }, null)),
    ).rejects.toThrow(`${sentence} npm run limits: no`);
  });
});
