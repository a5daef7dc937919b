import { describe, expect, test } from "vitest";
import { type AnalysisState, beginAnalysis, failAnalysis } from "../../../../client/features/coach/use-analysis.ts";

const report = { chances: [[0.5, 0.5]], margins: [[0, 0]], turningPoints: [], own: null };
const half: AnalysisState = { kind: "begun", news: { done: 0.5, final: false, report }, hasFailed: false };

describe("an analysis by the coach", () => {
  test("shows its chart and the failure if it fails late", () => {
    expect(failAnalysis(half)).toEqual({ ...half, hasFailed: true });
  });

  test("shows only the failure if it fails without results", () => {
    expect(failAnalysis(beginAnalysis({ kind: "idle" }))).toEqual({ kind: "begun", news: null, hasFailed: true });
  });

  test("shows the known chances and no failure after a restart", () => {
    expect(beginAnalysis(failAnalysis(half))).toMatchObject({
      hasFailed: false,
      news: { done: 0, final: false, report },
    });
  });
});
