import type { Reporter, TestCase, TestModule } from "vitest/node";

interface Skips {
  readonly debianPackage: string;
  readonly files: Set<string>;
  tests: number;
}

/**
 * Prints the number of tests that were skipped for each missing program. The run then fails unless ALLOW_SKIPS is 1,
 * because the promises of these tests are unverified.
 */
export class MissingPrograms implements Reporter {
  onInit(): void {
    const allowed = process.env["ALLOW_SKIPS"] ?? "";
    if (!["", "1"].includes(allowed)) throw new Error(`ALLOW_SKIPS: expected 1 or nothing, got ${allowed}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const skips = skipsIn(modules);
    for (const [program, { tests, files, debianPackage }] of skips)
      console.log(
        `${counted(tests, "test")} of ${counted(files.size, "file")} ${tests === 1 ? "was" : "were"} skipped, because ${program} is missing: "apt-get install ${debianPackage}"`,
      );
    if (skips.size === 0 || process.env["ALLOW_SKIPS"] === "1") return;
    console.log("The run fails because of them; with ALLOW_SKIPS=1 it does not.");
    process.exitCode = 1;
  }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function skipsIn(modules: readonly TestModule[]): ReadonlyMap<string, Skips> {
  const skips = new Map<string, Skips>();
  for (const module of modules)
    for (const test of module.children.allTests("skipped")) {
      const missing = missingFor(test);
      if (!missing) continue;
      const { program, debianPackage } = missing;
      const known = skips.get(program) ?? { debianPackage, files: new Set(), tests: 0 };
      known.files.add(module.moduleId);
      known.tests += 1;
      skips.set(program, known);
    }
  return skips;
}

/** Missing program of a test or of a suite around it; undefined if the test was skipped for another reason. */
function missingFor(test: TestCase): ReturnType<TestCase["meta"]>["missingProgram"] {
  if (test.options.mode === "skip" || test.options.mode === "todo") return;
  for (let task: TestCase | TestCase["parent"] = test; ; task = task.parent) {
    const { missingProgram } = task.meta();
    if (missingProgram || task.type === "module") return missingProgram;
  }
}
