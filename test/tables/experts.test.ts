import { expect, test, vi } from "vitest";
import { kittensSync } from "../../server/sync/kittens.ts";
import { hosted, hostedGames } from "../../server/tables/games.ts";
import type { Strength } from "../../shared/core/bots.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { HeldExperts } from "../support/experts.ts";
import { botDelayMs, House, settingsFor } from "../support/house.ts";

/** Starts a game of Ann and bots of this strength, with experts that answer on demand. */
function dealt(chance: string, strength: Strength = "expert", seats = 3) {
  const experts = new HeldExperts();
  const house = new House(["ann"], { settings: settingsFor(seats) }, chance, experts);
  for (let bot = 1; bot < seats; bot += 1) house.manage("ann", { type: "add-bot", strength });
  house.manage("ann", { type: "start" });
  return { house, experts };
}

/** Starts a game in which a bot has the first turn. */
function botsTurn(strength?: Strength) {
  for (let deal = 0; ; deal += 1) {
    const { house, experts } = dealt(`deal ${deal}`, strength);
    const { turn } = house.view("ann");
    if (turn !== 0) return { house, experts, turn };
  }
}

const stepsBy = ({ journal }: House, seat: Seat): Command[] =>
  journal.steps.flatMap(({ step: { actor, command } }) => (actor === seat ? [command] : []));

const draw: Command = { type: "draw" };

test("an expert gets a request at the start of its delay and plays its answer at the end", () => {
  const { house, experts, turn } = botsTurn();
  expect(experts.questions.map(({ seat }) => seat)).toEqual([turn]);
  experts.questions[0]?.answer(draw);
  house.timers.pass(botDelayMs - 1);
  expect(stepsBy(house, turn)).toEqual([]);
  house.timers.pass(1);
  expect(stepsBy(house, turn)).toEqual([draw]);
});

test("a bot plays at the same time for an early, a late and a missing answer", () => {
  const moments = [0, botDelayMs / 2, botDelayMs - 1, null].map((at) => {
    const { house, experts, turn } = botsTurn();
    const [question] = experts.questions;
    for (let ms = 0; ; ms += 1) {
      if (ms === at) question?.answer(draw);
      if (stepsBy(house, turn).length > 0) return ms;
      house.timers.pass(1);
    }
  });
  expect(moments).toEqual([botDelayMs, botDelayMs, botDelayMs, botDelayMs]);
});

test("a steady bot plays for an expert without an answer, which counts as late", () => {
  const [expert, steady] = (["expert", "steady"] as const).map((strength) => {
    const { house, experts, turn } = botsTurn(strength);
    house.timers.pass(botDelayMs);
    return { played: stepsBy(house, turn), late: experts.lateOnes };
  });
  expect(expert?.played).toEqual(steady?.played);
  expect([expert?.late, steady?.late]).toEqual([1, 0]);
});

test("an illegal answer of an expert is not played", () => {
  const { house, experts, turn } = botsTurn();
  experts.questions[0]?.answer({ type: "insert", position: 3 });
  house.timers.pass(botDelayMs);
  expect(stepsBy(house, turn)).toMatchObject([{}]);
  expect(stepsBy(house, turn)).not.toEqual([{ type: "insert", position: 3 }]);
});

test("a request rejected for load does not count as late", () => {
  const { house, experts, turn } = botsTurn();
  experts.isFull = true;
  house.timers.pass(botDelayMs);
  const late = experts.lateOnes;
  house.playOut(botDelayMs);
  expect([stepsBy(house, turn).length > 0, experts.lateOnes]).toEqual([true, late]);
});

test("an expert gets one request per decision, however often bots are woken", () => {
  const { house, experts } = botsTurn();
  for (let times = 0; times < 5; times += 1) house.table.games.wakeBots();
  expect(experts.questions.length).toBe(1);
});

test("an answer to an earlier decision is dropped", () => {
  const { house, experts, turn } = botsTurn();
  const [question] = experts.questions;
  house.timers.pass(botDelayMs);
  const next = experts.questions.length;
  question?.answer({ type: "explode" });
  house.timers.pass(botDelayMs);
  expect(next).toBeGreaterThanOrEqual(1);
  expect(stepsBy(house, turn)).not.toContainEqual({ type: "explode" });
});

test("experts receive only the events and the view of their seat", () => {
  const { house, experts } = botsTurn();
  house.timers.pass(botDelayMs);
  const question = experts.questions.at(-1);
  if (!question) throw new Error("there was no request");
  const { game, seat } = question;
  const { events, steps } = game.toldFrom(seat, 0);
  expect(events).toEqual(house.table.games.storySoFar?.tell(seat));
  expect(game.toldFrom(seat, steps).events).toEqual([]);
  expect(game.view(seat).viewer).toBe(seat);
});

test("an unavailable expert costs a table as many reads of its game as a steady bot", () => {
  const looks = (["steady", "expert"] as const).map((strength) => {
    const spies = [vi.spyOn(kittens, "view"), vi.spyOn(kittens, "redact"), vi.spyOn(kittens, "refusal")];
    const { house, experts } = dealt("looks", strength);
    experts.isFull = true;
    for (let times = 0; times < 60; times += 1) house.timers.pass(botDelayMs);
    const counts = [house.journal.steps.length, ...spies.map(({ mock }) => mock.calls.length)];
    vi.restoreAllMocks();
    return counts;
  });
  expect(looks[1]).toEqual(looks[0]);
});

test("experts get no requests and lose their state while no player is connected", () => {
  const { house, experts } = botsTurn();
  const before = experts.questions.length;
  house.table.drop("ann");
  for (let times = 0; times < 20; times += 1) house.timers.pass(botDelayMs);
  expect([experts.questions.length, experts.rested > 0]).toEqual([before, true]);
});

test("experts get a request at once when a player reconnects", () => {
  const { house, experts } = botsTurn();
  house.table.drop("ann");
  experts.questions.length = 0;
  house.timers.pass(botDelayMs);
  while (house.table.games.turn === 0 || house.view("ann").pending.length > 0) house.timers.pass(botDelayMs);
  expect(experts.questions).toEqual([]);
  house.join("ann");
  expect(experts.questions.map(({ seat }) => seat)).toEqual([house.view("ann").turn]);
});

/** Whether a steady bot replaces an expert on each chair, according to the public state. */
const standIns = (house: House): boolean[] => Array.from(house.listen("ann").table.chairs, ({ standIn }) => standIn);

test("a chair shows a steady substitute exactly while experts are rejected", () => {
  const { house, experts } = dealt("stands in");
  experts.isFull = true;
  const playOn = (questions: number) => {
    for (let times = 0; times < 200 && experts.questions.length === questions; times += 1) {
      const [command] = house.legal("ann");
      if (command) house.act("ann", command);
      else house.timers.pass(botDelayMs);
      if (times > 30 && experts.isFull) return;
    }
  };
  playOn(experts.questions.length);
  expect(standIns(house)).toEqual([false, true, true]);
  experts.isFull = false;
  playOn(experts.questions.length);
  expect(standIns(house)).toEqual([false, false, false]);
});

test("an expert's chair shows before the game that this server runs no experts", () => {
  const house = new House(["ann"], { settings: settingsFor(3) });
  for (const strength of ["expert", "easy"] as const) house.manage("ann", { type: "add-bot", strength });
  expect(standIns(house)).toEqual([false, true, false]);
});

test("experts lose their state at the end of the game", () => {
  const { house, experts } = botsTurn();
  house.table.conduct.putOut("ann");
  house.playOut(botDelayMs);
  expect([house.table.phase, experts.questions.length > 10, experts.ended]).toEqual(["over", true, 1]);
});

test("experts get no requests while a game is finished fast, nor after its end", () => {
  const { house, experts } = botsTurn();
  house.table.games.finishFast(0);
  const before = experts.questions.length;
  house.playOut(botDelayMs);
  expect([experts.questions.length, experts.ended > 0]).toEqual([before, true]);
});

test("experts get no requests for bots of other strengths or for a leaver", () => {
  const { house, experts } = botsTurn("easy");
  house.manage("ann", { type: "leave" });
  for (let times = 0; times < 20; times += 1) house.timers.pass(botDelayMs);
  expect(experts.questions).toEqual([]);
});

test("requests to experts count towards the quota of the host's network", () => {
  const experts = new HeldExperts();
  const house = new House(["bob"], { settings: settingsFor(3) }, undefined, experts);
  house.join("ann", { network: "one" });
  house.manage("bob", { type: "leave" });
  for (let bot = 1; bot < 3; bot += 1) house.manage("ann", { type: "add-bot", strength: "expert" });
  house.manage("ann", { type: "start" });
  while (experts.questions.length === 0) {
    const [command] = house.legal("ann");
    if (command) house.act("ann", command);
    else house.timers.pass(botDelayMs);
  }
  expect(experts.questions[0]?.opener).toBe("one");
});

test("the game record names the bots that played", () => {
  const { house } = dealt("record");
  const seats = house.journal.record("room").seats;
  expect(seats[0]).not.toHaveProperty("bot");
  expect(seats[1]?.bot).toMatchObject({ strength: "expert", version: expect.any(Number), temper: expect.any(String) });
});

test("the game record names steady bots on a server without experts", () => {
  const house = new House(["ann"], { settings: settingsFor(2) });
  house.manage("ann", { type: "add-bot", strength: "expert" });
  house.manage("ann", { type: "start" });
  expect(house.journal.record("room").seats[1]?.bot).toMatchObject({ strength: "steady", version: 1 });
});

test("experts receive all earlier events after a restart, without requests for replayed steps", () => {
  const { house } = botsTurn();
  house.timers.pass(botDelayMs);
  const experts = new HeldExperts();
  const after = new House([], house.journal.returning, undefined, experts);
  expect(experts.questions).toEqual([]);
  after.join("ann");
  after.timers.pass(5000);
  while (experts.questions.length === 0) {
    const [command] = after.legal("ann");
    if (command) after.act("ann", command);
    else after.timers.pass(botDelayMs);
  }
  const [question] = experts.questions;
  const told = question?.game.toldFrom(question.seat, 0).events;
  expect(told).toEqual(after.table.games.storySoFar?.tell(question?.seat ?? 0));
});

test("an expert without training for an edition does not play, and the edition is reported at the start", () => {
  const isOriginal = (edition: string) => edition === "original";
  const games = hostedGames([hosted(kittens, kittensSync, { version: 1, canPlay: isOriginal })]);
  expect(games.untrained).toEqual(kittens.editions.map(({ id }) => id).filter((id) => !isOriginal(id)));
  const key = "0".repeat(64);
  const hasExpert = (edition: string) => {
    const config = { edition, players: 3, options: {} };
    return games.start(games.newTable(), config, { secret: key, commitment: key, parts: [] }).hasExpert;
  };
  expect([hasExpert("original"), hasExpert("zombie")]).toEqual([true, false]);
});
