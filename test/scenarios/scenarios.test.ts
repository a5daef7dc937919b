import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { readCases } from "../../tools/scenarios/cases.ts";
import { scenarioFiles } from "../../tools/scenarios/files.ts";

for (const file of scenarioFiles(import.meta.dirname)) {
  describe(basename(file), () => {
    const cases = readCases(readFileSync(file, "utf8"));
    if (!cases.ok) throw new Error(`${file}: ${JSON.stringify(cases.error)}`);
    for (const { title, run } of cases.value) {
      test(title, () => {
        expect(run()).toBeNull();
      });
    }
  });
}
