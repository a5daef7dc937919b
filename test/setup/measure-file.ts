import { afterAll, beforeAll } from "vitest";
import { ownSeconds } from "./processor-time.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Processor time of a file's worker and of the processes that it has started and ended, in seconds. */
    processorSeconds?: number;
  }
}

// Runs around each test file: notes what its worker has used meanwhile.
let before = 0;

beforeAll(() => {
  before = ownSeconds();
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to find out which fixtures a hook needs.
afterAll(({}, file) => {
  file.meta.processorSeconds = ownSeconds() - before;
});
