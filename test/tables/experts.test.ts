import { expect, test, vi } from "vitest";
import type { Strength } from "../../shared/core/bots.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { HeldExperts } from "../support/experts.ts";
import { botDelayMs, House, settingsFor } from "../support/house.ts";

/** A game of ann and bots of this strength, with experts that answer when the test says so. */
function dealt(chance: string, strength: Strength = "expert", seats = 3) {
  const experts = new HeldExperts();
  const house = new House(["ann"], { settings: settingsFor(seats) }, chance, experts);
  for (let bot = 1; bot < seats; bot += 1) house.manage("ann", { type: "add-bot", strength });
  house.manage("ann", { type: "start" });
  return { house, experts };
}

/** A game in which the first turn is a bot's. */
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

test("an expert is asked as its delay begins, and at the end plays what it has answered", () => {
  const { house, experts, turn } = botsTurn();
  expect(experts.questions.map(({ seat }) => seat)).toEqual([turn]);
  experts.questions[0]?.answer(draw);
  house.timers.pass(botDelayMs - 1);
  expect(stepsBy(house, turn)).toEqual([]);
  house.timers.pass(1);
  expect(stepsBy(house, turn)).toEqual([draw]);
});

test("when an answer comes, early, at the last moment or never, the bot plays at the same moment", () => {
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

test("where no answer has come steady plays, and it is counted as late", () => {
  const [expert, steady] = (["expert", "steady"] as const).map((strength) => {
    const { house, experts, turn } = botsTurn(strength);
    house.timers.pass(botDelayMs);
    return { played: stepsBy(house, turn), late: experts.lateOnes };
  });
  expect(expert?.played).toEqual(steady?.played);
  expect([expert?.late, steady?.late]).toEqual([1, 0]);
});

test("an answer that the rules refuse is not played", () => {
  const { house, experts, turn } = botsTurn();
  experts.questions[0]?.answer({ type: "insert", position: 3 });
  house.timers.pass(botDelayMs);
  expect(stepsBy(house, turn)).toMatchObject([{}]);
  expect(stepsBy(house, turn)).not.toEqual([{ type: "insert", position: 3 }]);
});

test("a question that is refused for load is not late", () => {
  const { house, experts, turn } = botsTurn();
  experts.isFull = true;
  house.timers.pass(botDelayMs);
  const late = experts.lateOnes;
  house.playOut(botDelayMs);
  expect([stepsBy(house, turn).length > 0, experts.lateOnes]).toEqual([true, late]);
});

test("an expert is asked once for each moment, however often bots are woken", () => {
  const { house, experts } = botsTurn();
  for (let times = 0; times < 5; times += 1) house.table.games.wakeBots();
  expect(experts.questions.length).toBe(1);
});

test("an answer to a moment that is over is dropped", () => {
  const { house, experts, turn } = botsTurn();
  const [question] = experts.questions;
  house.timers.pass(botDelayMs);
  const next = experts.questions.length;
  question?.answer({ type: "explode" });
  house.timers.pass(botDelayMs);
  expect(next).toBeGreaterThanOrEqual(1);
  expect(stepsBy(house, turn)).not.toContainEqual({ type: "explode" });
});

test("experts learn nothing but what their seat is told and sees", () => {
  const { house, experts } = botsTurn();
  house.timers.pass(botDelayMs);
  const question = experts.questions.at(-1);
  if (!question) throw new Error("nobody was asked");
  const { game, seat } = question;
  const { events, steps } = game.toldFrom(seat, 0);
  expect(events).toEqual(house.table.games.storySoFar?.tell(seat));
  expect(game.toldFrom(seat, steps).events).toEqual([]);
  expect(game.view(seat).viewer).toBe(seat);
});

test("an expert that cannot be asked costs a table no more looks at its game than a steady bot", () => {
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

test("nobody is asked while no person is connected, and what experts knew is forgotten", () => {
  const { house, experts } = botsTurn();
  const before = experts.questions.length;
  house.table.drop("ann");
  for (let times = 0; times < 20; times += 1) house.timers.pass(botDelayMs);
  expect([experts.questions.length, experts.rested > 0]).toEqual([before, true]);
});

test("experts are asked at once when somebody comes back for whom they think", () => {
  const { house, experts } = botsTurn();
  house.table.drop("ann");
  experts.questions.length = 0;
  house.timers.pass(botDelayMs);
  while (house.table.games.turn === 0 || house.view("ann").pending.length > 0) house.timers.pass(botDelayMs);
  expect(experts.questions).toEqual([]);
  house.join("ann");
  expect(experts.questions.map(({ seat }) => seat)).toEqual([house.view("ann").turn]);
});

/** Whether each chair's bot plays in the place of an expert, as everybody sees it. */
const standIns = (house: House): boolean[] => Array.from(house.listen("ann").table.chairs, ({ standIn }) => standIn);

test("a chair says that a steady bot stands in while experts are refused, and no longer when they are heard again", () => {
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

test("a chair says before the game that no expert thinks on this server, of experts only", () => {
  const house = new House(["ann"], { settings: settingsFor(3) });
  for (const strength of ["expert", "easy"] as const) house.manage("ann", { type: "add-bot", strength });
  expect(standIns(house)).toEqual([false, true, false]);
});

test("what experts knew is forgotten when the game is over", () => {
  const { house, experts } = botsTurn();
  house.table.conduct.putOut("ann");
  house.playOut(botDelayMs);
  expect([house.table.phase, experts.questions.length > 10, experts.ended]).toEqual(["over", true, 1]);
});

test("nobody is asked while a game is finished fast, nor after it is over", () => {
  const { house, experts } = botsTurn();
  house.table.games.finishFast(0);
  const before = experts.questions.length;
  house.playOut(botDelayMs);
  expect([experts.questions.length, experts.ended > 0]).toEqual([before, true]);
});

test("no expert is asked for bots of other strengths, nor for a person who has left", () => {
  const { house, experts } = botsTurn("easy");
  house.manage("ann", { type: "leave" });
  for (let times = 0; times < 20; times += 1) house.timers.pass(botDelayMs);
  expect(experts.questions).toEqual([]);
});

test("questions are asked in the name of the network that the host comes from", () => {
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

test("the record says which bots played", () => {
  const { house } = dealt("record");
  const seats = house.journal.record("room").seats;
  expect(seats[0]).not.toHaveProperty("bot");
  expect(seats[1]?.bot).toMatchObject({ strength: "expert", version: expect.any(Number), temper: expect.any(String) });
});

test("where nobody thinks, the record says that steady bots played", () => {
  const house = new House(["ann"], { settings: settingsFor(2) });
  house.manage("ann", { type: "add-bot", strength: "expert" });
  house.manage("ann", { type: "start" });
  expect(house.journal.record("room").seats[1]?.bot).toMatchObject({ strength: "steady", version: 1 });
});

test("after a restart nobody thinks again about what is done, and experts are told all of it", () => {
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
