import { describe, expect, test } from "vitest";
import { analyzeGame } from "../../shared/coach/analyze.ts";
import { defaultBudget, marginOf } from "../../shared/coach/estimates.ts";
import { coachedGame } from "../../shared/coach/registry.ts";
import { maxMargin } from "../../shared/coach/report.ts";
import type { GameRecord } from "../../shared/core/record.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { recordedGame } from "../support/records.ts";

const usual = 160;

/** Chance when it is first shown, the number of playouts by then, and its final value, for one series of playouts. */
function series(winRate: number, goal: number, chance: () => number): { first: number; at: number; final: number } {
  let sum = 0;
  let shown: { first: number; at: number } | null = null;
  for (let rounds = 1; rounds <= goal; rounds += 1) {
    sum += chance() < winRate ? 1 : 0;
    if (shown === null && marginOf(sum, rounds, goal) <= maxMargin) shown = { first: sum / rounds, at: rounds };
  }
  return { first: 0, at: goal, ...shown, final: sum / goal };
}

describe("a chance is shown", () => {
  test.each([0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.9, 0.98])(
    "within five points of its final value in at least 95 of 100 cases if %d of the playouts are won",
    (winRate) => {
      for (const goal of [usual, 480]) {
        const chance = seededRandom(`margins ${winRate} ${goal}`);
        const all = Array.from({ length: 4000 }, () => series(winRate, goal, chance));
        const kept = all.filter(({ first, final }) => Math.abs(first - final) <= maxMargin + 1e-9).length;
        expect(kept / all.length).toBeGreaterThanOrEqual(0.95);
      }
    },
  );

  test("after about 115 of 160 playouts if it is even, and earlier if it is nearly certain", () => {
    const meanOf = (winRate: number) => {
      const chance = seededRandom(`playouts ${winRate}`);
      const all = Array.from({ length: 500 }, () => series(winRate, usual, chance).at);
      return all.reduce((sum, at) => sum + at, 0) / all.length;
    };
    expect(Math.abs(meanOf(0.5) - 115)).toBeLessThan(5);
    expect(meanOf(0.05)).toBeLessThan(80);
  });
});

/** Counts the chances that end within five points of the first shown number, and all shown ones. */
function countKept(record: GameRecord): { kept: number; shown: number } {
  const game = coachedGame(record.game);
  if (!game) throw new Error(`the coach does not know ${record.game}`);
  const first = new Map<string, number>();
  let final: readonly (readonly number[])[] = [];
  const effort = { ...defaultBudget, large: usual };
  for (const { report } of analyzeGame(game, { record, seat: null, known: null }, effort)) {
    final = report.chances;
    for (const [step, margins] of report.margins.entries())
      for (const [seat, margin] of margins.entries()) {
        const name = `${step} ${seat}`;
        if (margin <= maxMargin && !first.has(name)) first.set(name, report.chances[step]?.[seat] ?? 0);
      }
  }
  const chances = final.flatMap((step, number) => step.map((chance, seat) => [`${number} ${seat}`, chance] as const));
  const kept = chances.filter(([name, chance]) => Math.abs((first.get(name) ?? -1) - chance) <= maxMargin + 1e-9);
  return { kept: kept.length, shown: first.size };
}

test("95 of 100 numbers of recorded games end within five points of where they appear", { timeout: 120_000 }, () => {
  const all = ["a short game 15", "a short game 37"].map((seed) => countKept(recordedGame("original", 2, seed).record));
  const sum = (of: "kept" | "shown") => all.reduce((so, each) => so + each[of], 0);
  expect(sum("shown")).toBe(60);
  expect(sum("kept") / sum("shown")).toBeGreaterThanOrEqual(0.95);
});
