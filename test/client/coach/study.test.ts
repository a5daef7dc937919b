import { describe, expect, test } from "vitest";
import { begunAfter, failedAfter, type Study } from "../../../client/ui/coach/study.ts";

const report = { chances: [[0.5, 0.5]], turningPoints: [], own: null };
const half: Study = { kind: "begun", news: { done: 0.5, final: false, report }, hasFailed: false };

describe("an analysis by the coach", () => {
  test("shows its chart and the failure if it fails late", () => {
    expect(failedAfter(half)).toEqual({ ...half, hasFailed: true });
  });

  test("shows only the failure if it fails without results", () => {
    expect(failedAfter(begunAfter({ kind: "idle" }))).toEqual({ kind: "begun", news: null, hasFailed: true });
  });

  test("shows the known chances and no failure after a restart", () => {
    expect(begunAfter(failedAfter(half))).toMatchObject({ hasFailed: false, news: { done: 0, final: false, report } });
  });
});
