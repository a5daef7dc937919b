import { expect, test } from "vitest";
import type { CoachedGame } from "../../shared/coach/coached.ts";
import { judgeDecisions } from "../../shared/coach/decisions.ts";
import { summaryOf, turningPointsOf } from "../../shared/coach/summary.ts";
import { seedOf } from "../../shared/core/deal.ts";
import type { StatefulBotFactory } from "../../shared/core/stateful-bot.ts";
import { type KittensEvent, redact } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { recordedGame } from "../support/records.ts";

const { record } = recordedGame("original", 2, "a game of choices");

const gameOf = (
  thinker: StatefulBotFactory<KittensEvent, KittensView>,
): CoachedGame<KittensState, KittensEvent, KittensView> => ({
  definition: kittens,
  expert: thinker,
  reshuffleUnknown: (state) => state,
  knownShares: () => null,
  isQuiet: () => false,
  reason: () => ({ code: "best-chance" }),
});

test("a choice is judged only by the events that its seat received", () => {
  const told: KittensEvent[] = [];
  const listener: StatefulBotFactory<KittensEvent, KittensView> = {
    version: 1,
    canPlay: () => true,
    create: ({ seed }) => ({
      observe: (events) => void (seed.endsWith(" 0") && told.push(...events)),
      rateOptions: () => [{ command: { type: "draw" }, chance: 0.5 }],
    }),
  };
  for (const { step } of judgeDecisions(gameOf(listener), record, 1)) expect(step).toBeGreaterThan(0);
  const { state, events } = kittens.setup(record.config, seedOf(record.deal, record));
  const all = [...events];
  for (const { actor, command } of record.steps) {
    const result = kittens.step(state, actor, command);
    all.push(...(result.ok ? result.value : []));
  }
  expect(told).toEqual(all.flatMap((event) => redact(event, 1) ?? []));
});

test("half of the experts choose the best command, and the other half estimate its cost", () => {
  const optimist: StatefulBotFactory<KittensEvent, KittensView> = {
    version: 1,
    canPlay: () => true,
    create: ({ seed }) => {
      const chooses = ["0", "1"].some((number) => seed.endsWith(` ${number}`));
      return {
        observe: () => undefined,
        rateOptions: (view) =>
          kittens.legal(view).map((command) => ({
            command,
            chance: command.type === "draw" ? (chooses ? 0.9 : 0.4) : 0.3,
          })),
      };
    },
  };
  const draws = [...judgeDecisions(gameOf(optimist), record, 0)].filter(({ best }) => best.type === "draw");
  const others = draws.filter(({ played }) => played.type !== "draw");
  expect(others.length).toBeGreaterThan(0);
  for (const { cost, bestChance, playedChance } of others) {
    expect({ bestChance, playedChance }).toEqual({ bestChance: 0.4, playedChance: 0.3 });
    expect(cost).toBeCloseTo(0.1);
  }
});

test("turning points are the largest changes in the order of the game, each with the most affected seat", () => {
  const chances = [
    [0.5, 0.4, 0.1],
    [0.5, 0.4, 0.1],
    [0.2, 0.69, 0.11],
    [0.25, 0.75, 0],
    [1, 0, 0],
  ];
  const steps = chances.slice(1).map(() => ({ at: 0, actor: 1, command: { type: "draw" } as const }));
  const events = chances.map((_, step) => [{ type: `event ${step}` }]);
  const points = turningPointsOf(chances, steps, events, [1, 2, 3, 4]);
  expect(points).toMatchObject([
    { step: 2, actor: 1, events: ["event 2"], seat: 0, before: 0.5, after: 0.2 },
    { step: 4, seat: 1, before: 0.75, after: 0 },
  ]);
  expect(turningPointsOf(chances, steps, events, [4])).toEqual(points.slice(1));
});

test("a summary names the best and the worst move, and the luck beyond the seat's own choices", () => {
  const command = { type: "draw" } as const;
  const options = [
    { command, chance: 0.6 },
    { command: { type: "pass" } as const, chance: 0.2 },
  ];
  const right = { played: command, best: command, bestChance: 0.6, playedChance: 0.6, cost: 0, options };
  const wrong = { ...right, playedChance: 0.3, cost: 0.3 };
  const summary = summaryOf([[0.5], [0.6], [0.3], [0.9], [0]], 0, [
    { step: 1, ...right },
    { step: 2, ...wrong },
  ]);
  expect(summary.bestMove).toEqual({ step: 1, gain: expect.closeTo(0.4) });
  expect(summary.worstMove).toEqual({ step: 2, cost: 0.3 });
  expect(summary.luckiest).toEqual({ step: 3, change: expect.closeTo(0.6) });
  expect(summary.unluckiest).toEqual({ step: 4, change: expect.closeTo(-0.9) });
  expect(summary.skill).toBeCloseTo(-0.3);
});
