import { describe, expect, test } from "vitest";
import { analyzeGame } from "../../shared/coach/analyze.ts";
import { type AnyCoached, coached } from "../../shared/coach/coached.ts";
import { coachedGame } from "../../shared/coach/registry.ts";
import type { CoachReport } from "../../shared/coach/report.ts";
import { luckByStep } from "../../shared/coach/summary.ts";
import { games } from "../../shared/registry.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { recordedGame, recordedWalk } from "../support/records.ts";

const little = { rough: 1, usual: 3, large: 5 } as const;

const { record, outcome } = recordedGame("original", 3, "a game for the coach");

function finalReport(known: CoachReport | null = null): CoachReport {
  const game = gameOf(record.game);
  const question = { record, seat: 1, known };
  const last = [...analyzeGame(game, question, little)].at(-1);
  if (!last?.final) throw new Error("the study does not end");
  return last.report;
}

/** Coach with a fast expert that prefers the first legal command. */
function gameOf(id: string): AnyCoached {
  const game = coachedGame(id);
  if (!game) throw new Error(`the coach does not know ${id}`);
  return game.use((known) =>
    coached({
      ...known,
      expert: {
        version: 1,
        canPlay: () => true,
        create: () => ({
          observe: () => undefined,
          rateOptions: (view) =>
            known.definition.legal(view).map((command, place) => ({ command, chance: 1 / (2 + place) })),
        }),
      },
    }),
  );
}

describe("the analysis of a game", () => {
  test("gives each seat's share of the win after each step", () => {
    const { chances } = finalReport();
    expect(chances).toHaveLength(record.steps.length + 1);
    for (const shares of chances) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test("ends with the actual winners", () => {
    const last = finalReport().chances.at(-1);
    expect(last).toEqual(last?.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0)));
  });

  test("gives the same result each time, also with the chances of an earlier analysis", () => {
    const first = finalReport();
    expect(finalReport()).toEqual(first);
    expect(finalReport(first)).toEqual(first);
  });

  test("separates skill and luck so that both add up to the change of the chance since the deal", () => {
    const { chances, own } = finalReport();
    if (!own) throw new Error("no seat was analysed");
    const { skill, luck, result, atDeal } = own.summary;
    const fortunes = luckByStep(
      chances.map((shares) => shares[own.seat] ?? 0),
      own.decisions,
    );
    expect(skill + luck).toBeCloseTo(result - atDeal);
    expect(fortunes.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(luck);
    expect(result).toBe(outcome.winners.includes(own.seat) ? 1 : 0);
  });

  test("computes the turning points first, and keeps them", () => {
    const all = [...analyzeGame(gameOf(record.game), { record, seat: null, known: null }, little)];
    const [first] = all.filter(({ report }) => report.turningPoints.length > 0);
    expect(first?.done).toBeLessThan(0.8);
    expect(first?.report.turningPoints).toEqual(all.at(-1)?.report.turningPoints);
    for (const { step } of first?.report.turningPoints ?? [])
      expect([step - 1, step].flatMap((each) => first?.report.margins[each] ?? [])).toEqual(Array(6).fill(0));
  });

  test("ends with margins of zero", () => {
    expect(new Set(finalReport().margins.flat())).toEqual(new Set([0]));
  });

  test("judges each choice of the seat, and no step without a choice", () => {
    const opened = openReplay(games, record);
    if (!opened.ok) throw new Error(opened.error.code);
    const { replay } = opened.value;
    const choices = record.steps.flatMap(({ actor }, index) =>
      actor === 1 && games.legal({ id: record.game, view: replay.view(index, 1) }).length > 1 ? [index + 1] : [],
    );
    expect(finalReport().own?.decisions.map(({ step }) => step)).toEqual(choices);
  });

  test.each(["zombie", "good-vs-evil", "love-letter"])("can handle random play of %s", (edition) => {
    const walked = recordedWalk({ edition, players: 2, options: {} }, "any").record;
    const once = { rough: 1, usual: 1, large: 1 };
    const last = [...analyzeGame(gameOf(walked.game), { record: walked, seat: null, known: null }, once)].at(-1);
    expect(last?.report.chances).toHaveLength(walked.steps.length + 1);
  });
});
