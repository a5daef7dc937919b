import { afterEach, expect, test } from "vitest";
import { reportIntervalMs } from "../../server/bots/counts.ts";
import { maxRequestsPerGame, maxWorkerDeaths } from "../../server/bots/game-session.ts";
import { replyTimeoutMs } from "../../server/bots/worker.ts";
import { BotWorkerPool, maxGamesPerOpener, maxGamesPerWorker } from "../../server/bots/worker-pool.ts";
import type { ExpertGame, TableExperts } from "../../server/tables/bots/experts.ts";
import type { Command } from "../../shared/core/commands.ts";
import { ManualTimers } from "../support/timers.ts";

const begun: BotWorkerPool[] = [];
afterEach(async () => {
  for (const experts of begun.splice(0)) await experts.close();
});

/** Creates threads of controllable experts, and records their log. */
function strangeExperts(threads = 1) {
  const timers = new ManualTimers();
  const lines: [string, object][] = [];
  const log = {
    info: (details: object, message: string) => void lines.push([message, details]),
    error: (details: object, message: string) => void lines.push([message, details]),
  };
  const program = new URL("./misbehaving-worker.ts", import.meta.url);
  const experts = new BotWorkerPool({ program, threads, timers, log });
  begun.push(experts);
  return { experts, timers, lines };
}

/** Game with an adjustable number of steps of one event each. It records the first requested step of each call. */
class StrangeGame implements ExpertGame {
  readonly game = "strange";
  readonly config = { edition: "strange", players: 2, options: {} };
  readonly toldSince: number[] = [];
  steps = 1;

  toldFrom(_seat: number, step: number) {
    this.toldSince.push(step);
    const events = Array.from({ length: this.steps - step }, () => ({ type: "something" }));
    return { events, steps: this.steps };
  }

  view(seat: number) {
    return { viewer: seat, hand: [] };
  }
}

const expert = (seed: string, seat = 0) => ({ seat, temper: null, seed });

const ask = (table: TableExperts, seed: string, opener = "ann") =>
  new Promise<Command>((resolve) => table.ask(expert(seed), opener, resolve));

const knows = (events: number): Command => ({ type: "insert", position: events });

test("a bot receives only new events with each request and remembers earlier ones", async () => {
  const game = new StrangeGame();
  const table = strangeExperts().experts.of(game);
  expect(await ask(table, "counts")).toEqual(knows(1));
  game.steps = 4;
  expect(await ask(table, "counts")).toEqual(knows(4));
  expect(game.toldSince).toEqual([0, 1]);
});

test("requests of other games do not affect a bot, in one thread or several", async () => {
  for (const threads of [1, 2]) {
    const { experts } = strangeExperts(threads);
    const games = [new StrangeGame(), new StrangeGame(), new StrangeGame()];
    const tables = games.map((game) => experts.of(game));
    for (let steps = 1; steps < 4; steps += 1) {
      for (const game of games) game.steps = steps;
      expect(await Promise.all(tables.map((table) => ask(table, "counts")))).toEqual(games.map(() => knows(steps)));
    }
  }
});

test.each(["dies", "throws"])(
  "a request of a bot that %s gets no answer, and lost bots receive all events again",
  async (how) => {
    const { experts, lines } = strangeExperts();
    const [bad, good] = [new StrangeGame(), new StrangeGame()];
    const [badTable, goodTable] = [experts.of(bad), experts.of(good)];
    await ask(goodTable, "counts");
    let answers = 0;
    badTable.ask(expert(how), "ann", () => {
      answers += 1;
    });
    good.steps = 3;
    expect(await ask(goodTable, "counts")).toEqual(knows(3));
    expect([answers, good.toldSince]).toEqual([0, how === "dies" ? [0, 0] : [0, 1]]);
    expect(lines.length).toBeGreaterThan(0);
  },
);

test("a hanging thread is ended and replaced", async () => {
  const { experts, timers, lines } = strangeExperts();
  experts.of(new StrangeGame()).ask(expert("hangs"), "ann", () => {});
  const next = ask(experts.of(new StrangeGame()), "counts", "bob");
  timers.pass(replyTimeoutMs);
  expect(await next).toEqual(knows(1));
  expect(lines).toEqual([["a thread of experts hangs", { event: "expert-thread-hangs" }]]);
});

test("a game that fails while creating a request does not affect other games", async () => {
  const { experts } = strangeExperts();
  const broken = new StrangeGame();
  broken.view = () => {
    throw new Error("a bug in the rules");
  };
  const before = ask(experts.of(new StrangeGame()), "counts", "ann");
  experts.of(broken).ask(expert("counts"), "bob", () => {});
  const after = ask(experts.of(new StrangeGame()), "counts", "carl");
  expect(await Promise.all([before, after])).toEqual([knows(1), knows(1)]);
});

/** Creates a game over which threads have hung too often. */
function hopeless({ experts, timers }: ReturnType<typeof strangeExperts>): TableExperts {
  const table = experts.of(new StrangeGame());
  for (let times = 0; times < maxWorkerDeaths; times += 1) {
    expect(table.ask(expert("hangs"), "ann", () => {})).toBe(true);
    timers.pass(replyTimeoutMs);
  }
  return table;
}

test("a game over which threads hang repeatedly gets no more experts", () => {
  expect(hopeless(strangeExperts()).ask(expert("counts"), "ann", () => {})).toBe(false);
});

test("a game without experts occupies no slot", () => {
  const strange = strangeExperts();
  hopeless(strange);
  const all = accepted(strange.experts, maxGamesPerOpener, () => "ann").accepted;
  expect(all.every((isAccepted) => isAccepted)).toBe(true);
});

test("a dropped request gets no answer", async () => {
  const { experts } = strangeExperts();
  const table = experts.of(new StrangeGame());
  const answers: Command[] = [];
  table.ask(expert("counts"), "ann", (command) => answers.push(command));
  table.drop();
  expect(await ask(table, "counts")).toEqual(knows(1));
  expect(answers).toEqual([]);
});

test("one game has a limited number of open requests", () => {
  const table = strangeExperts().experts.of(new StrangeGame());
  const accepted = Array.from({ length: 3 * maxRequestsPerGame }, (_, seat) =>
    table.ask(expert("counts", seat), "ann", () => {}),
  );
  expect(accepted.filter((isAccepted) => isAccepted).length).toBe(maxRequestsPerGame);
});

/** Sends one request for each of several games, and returns whether they were accepted. */
function accepted(experts: BotWorkerPool, games: number, openerOf: (game: number) => string) {
  const tables = Array.from({ length: games }, () => experts.of(new StrangeGame()));
  return { tables, accepted: tables.map((table, game) => table.ask(expert("counts"), openerOf(game), () => {})) };
}

test("an opener of many tables gets a limited number of slots until one of the games ends", () => {
  const { experts } = strangeExperts();
  const { tables, accepted: all } = accepted(experts, 50, () => "attacker");
  expect(all.filter((isAccepted) => isAccepted).length).toBe(maxGamesPerOpener);
  expect(experts.of(new StrangeGame()).ask(expert("counts"), "ann", () => {})).toBe(true);
  tables[0]?.end();
  expect(tables[20]?.ask(expert("counts"), "attacker", () => {})).toBe(true);
});

test("the number of games with experts is limited across all openers", () => {
  const { experts } = strangeExperts();
  const all = accepted(experts, 3 * maxGamesPerWorker, String).accepted;
  expect(all.filter((isAccepted) => isAccepted).length).toBe(maxGamesPerWorker);
});

const asksOnce = (table: TableExperts | undefined, opener: string): boolean | undefined =>
  table?.ask(expert("counts"), opener, () => {});

test("an idle game retains its slot for any opener while no other game needs it", () => {
  const { experts } = strangeExperts();
  const { tables } = accepted(experts, maxGamesPerWorker, (game) => (game < maxGamesPerOpener ? "bob" : `${game}`));
  const last = tables.at(-1);
  last?.rest();
  expect(asksOnce(last, "bob")).toBe(true);
});

test("an idle game loses its slot to another game", () => {
  const { experts } = strangeExperts();
  const { tables } = accepted(experts, maxGamesPerWorker, String);
  tables[5]?.rest();
  expect(asksOnce(experts.of(new StrangeGame()), "late")).toBe(true);
  expect(tables.slice(4, 7).map((table, game) => asksOnce(table, String(game + 4)))).toEqual([true, false, true]);
});

test("an opener with many games loses the latest slots to openers with at least two fewer", () => {
  const { experts } = strangeExperts();
  const openerOf = (game: number) => `opener ${Math.floor(game / maxGamesPerOpener)}`;
  const { tables } = accepted(experts, maxGamesPerWorker, openerOf);
  const late = accepted(experts, maxGamesPerOpener, () => "late").accepted;
  expect(late).toEqual([true, true, true, false]);
  for (const table of tables) table.drop();
  const lost = tables.flatMap((table, game) => (asksOnce(table, openerOf(game)) ? [] : [game]));
  expect(lost).toEqual([1, 2, 3].map((opener) => opener * maxGamesPerOpener - 1));
});

test("the number of requests that wait for a thread is limited", () => {
  const { experts } = strangeExperts();
  const asked = accepted(experts, maxGamesPerWorker, String).tables.flatMap((table, game) =>
    Array.from({ length: maxRequestsPerGame - 1 }, (_, seat) =>
      table.ask(expert("counts", seat + 1), String(game), () => {}),
    ),
  );
  expect(asked.filter((isAccepted) => isAccepted).length).toBeLessThan(asked.length / 2);
});

test("the counts of requests are logged once a minute if there were any", async () => {
  const { experts, timers, lines } = strangeExperts();
  const tables = Array.from({ length: maxGamesPerOpener }, () => experts.of(new StrangeGame()));
  await Promise.all(tables.map((table) => ask(table, "counts")));
  experts.of(new StrangeGame()).ask(expert("counts"), "ann", () => {});
  experts.late();
  timers.pass(reportIntervalMs);
  const [asked, answered] = [maxGamesPerOpener + 1, maxGamesPerOpener];
  expect(lines).toEqual([
    ["requests to experts", { event: "experts-thought", asked, answered, late: 1, refused: 1, died: 0 }],
  ]);
  timers.pass(5 * reportIntervalMs);
  expect(lines.length).toBe(1);
});
