import { expect, test } from "vitest";
import { filesOverLimit } from "../../tools/bench-tests/limit.ts";

/** Test files with these processor times in seconds. */
const files = (...times: readonly number[]) =>
  times.map((processorSeconds, i) => ({ file: `test/${i}.test.ts`, seconds: 1, processorSeconds }));

test("bench:tests accepts a test file that takes a tenth of the processor time", () => {
  expect(filesOverLimit(files(10, 10, 10, 10, 10, 10, 10, 10, 10, 10))).toEqual([]);
});

test("bench:tests names a test file that takes more than a tenth of the processor time, with its share", () => {
  expect(filesOverLimit(files(30, ...Array<number>(34).fill(5)))).toEqual([
    "test/0.test.ts: expected at most 10 % of the processor time, got 15.0 %",
  ]);
});
