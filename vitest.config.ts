import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { type Kind, kinds, testFilesByKind } from "./test/setup/kinds.ts";
import { LongestFirst } from "./test/setup/longest-first.ts";
import { MissingPrograms } from "./test/setup/missing-programs.ts";
import { SlowestFiles } from "./test/setup/slowest-files.ts";

const files = testFilesByKind();

// Server threads and test servers share one compile cache: this halves the processor time of a start.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/compiled");

const needs: Readonly<Record<Kind, readonly string[]>> = {
  isolated: ["test/setup/programs.ts", "test/setup/postgres.ts"],
  quick: [],
  processes: ["test/setup/programs.ts", "test/setup/postgres.ts"],
  browser: ["test/setup/browsers.ts", "test/setup/pages.ts"],
};

export default defineConfig({
  test: {
    globalSetup: ["test/support/temporary-folder.ts", "test/support/collected-logs.ts"],
    reporters: ["default", new SlowestFiles(), ["json", { outputFile: "reports/tests.json" }], new MissingPrograms()],
    runner: "test/setup/runner.ts",
    pool: "forks",
    fsModuleCache: true,
    // Two files use two cores fully, because each page has separate processes.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: kinds.map((kind) => ({
      extends: true,
      test: {
        name: kind,
        include: [...files[kind]],
        globalSetup: [...needs[kind]],
        setupFiles: ["test/setup/measure-file.ts", "test/setup/random-samples.ts"],
        // Modules leave no state to the next file, except the translations that a page has loaded.
        isolate: kind === "isolated",
        testTimeout: 120_000,
        hookTimeout: 180_000,
        // A busy machine is slow; all polls repeat until this timeout.
        expect: { poll: { timeout: 30_000 } },
      },
    })),
  },
});
