import { afterAll, beforeAll } from "vitest";
import { ownSeconds } from "./processor-time.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Processor time of the worker during this file, and of child processes that have exited, in seconds. */
    processorSeconds?: number;
  }
}

// Runs around each test file, and measures the usage of its worker.
let before = 0;

beforeAll(() => {
  before = ownSeconds();
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to find out which fixtures a hook needs.
afterAll(({}, file) => {
  file.meta.processorSeconds = ownSeconds() - before;
});
