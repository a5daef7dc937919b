import { beforeEach, describe, expect, test, vi } from "vitest";
import { reportOn, saveReport } from "../../client/state/verification-reports.ts";
import { type GameRecord, withoutNames } from "../../shared/core/record.ts";
import { type VerificationReport, worstStatus } from "../../shared/fairness/verification.ts";
import { games } from "../../shared/registry.ts";
import { recordedGame } from "../support/records.ts";

const { record } = recordedGame("original", 3, "watched again");
const held: VerificationReport = { checks: [{ name: "own", standing: "held", count: 1 }], dropped: 0 };
const partly: VerificationReport = { checks: [{ name: "own", standing: "unseen", count: 1 }], dropped: 0 };
const failed: VerificationReport = { checks: [{ name: "own", standing: "failed", count: 1 }], dropped: 0 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

/** Returns the check results of a game that is watched again. */
const found = (watched: GameRecord, id: string | null): string[] =>
  reportOn(games, watched, id).checks.map(({ name, standing }) => `${name} ${standing}`);

describe("a game that was verified in this browser", () => {
  test("stays verified when it is watched again, by its address or from a file", () => {
    saveReport("one", record, held);
    expect(found(record, "one")).toEqual(["own held", "same held"]);
    expect(found(structuredClone(record), null)).toEqual(["own held", "same held"]);
  });

  test("stays verified after one of its players was erased", () => {
    saveReport("one", record, held);
    expect(found(withoutNames(record), "one")).toEqual(["own held", "same held"]);
  });

  test("fails if another record is shown under its address", () => {
    saveReport("one", record, held);
    const other = recordedGame("original", 3, "another game").record;
    expect(found(other, "one")).toContain("same failed");
    expect(found({ ...record, beganAt: record.beganAt + 1 }, "one")).toContain("same failed");
  });

  test("stays verified after a reload with less evidence, unless a check fails", () => {
    saveReport("one", record, held);
    saveReport("one", record, partly);
    expect(worstStatus(reportOn(games, record, "one"))).toBe("held");
    saveReport("one", record, failed);
    expect(worstStatus(reportOn(games, record, "one"))).toBe("failed");
  });
});

describe("a game that was not verified in this browser", () => {
  test("is verified as far as possible by its record: commitments and legal moves", () => {
    expect(found(record, "one")).toEqual(["secret unseen", "parts unseen", "moves held", "same unseen"]);
  });

  test("fails if its numbers do not fit their commitments", () => {
    const deal = { ...record.deal, secret: "b".repeat(64) };
    expect(found({ ...record, deal }, "one")).toContain("secret failed");
  });

  test("fails if its moves are impossible", () => {
    const steps = record.steps.slice(1);
    expect(found({ ...record, steps }, "one")).toContain("moves failed");
  });
});

test("the report of the hundredth last game is dropped", () => {
  saveReport("first", record, held);
  for (let game = 0; game < 100; game += 1) saveReport(`later ${game}`, { ...record, beganAt: game }, held);
  expect(found(record, "first")).not.toContain("same held");
  expect(found({ ...record, beganAt: 0 }, "later 0")).toContain("same held");
});
