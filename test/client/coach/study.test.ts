import { describe, expect, test } from "vitest";
import { begunAfter, failedAfter, type Study } from "../../../client/ui/coach/study.ts";

const report = { chances: [[0.5, 0.5]], turningPoints: [], own: null };
const half: Study = { kind: "begun", news: { done: 0.5, final: false, report }, hasFailed: false };

describe("a study by the coach", () => {
  test("that fails late keeps the chart that is shown, and says that it has failed", () => {
    expect(failedAfter(half)).toEqual({ ...half, hasFailed: true });
  });

  test("that fails before anything was found says so without a chart", () => {
    expect(failedAfter(begunAfter({ kind: "idle" }))).toEqual({ kind: "begun", news: null, hasFailed: true });
  });

  test("that begins again shows the chances that were found, and no failure any more", () => {
    expect(begunAfter(failedAfter(half))).toMatchObject({ hasFailed: false, news: { done: 0, final: false, report } });
  });
});
