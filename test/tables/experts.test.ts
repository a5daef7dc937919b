import { expect, test, vi } from "vitest";
import { kittensSync } from "../../server/sync/kittens.ts";
import { hosted, hostedGames } from "../../server/tables/games.ts";
import type { Strength } from "../../shared/core/bots.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { HeldExperts } from "../support/experts.ts";
import { botDelayMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

/** Starts a game of Ann and bots of this strength, with experts that answer on demand. */
function dealt(chance: string, strength: Strength = "expert", seats = 3) {
  const experts = new HeldExperts();
  const fixture = new TableFixture(["ann"], { settings: settingsFor(seats) }, chance, experts);
  for (let bot = 1; bot < seats; bot += 1) fixture.manage("ann", { type: "add-bot", strength });
  fixture.manage("ann", { type: "start" });
  return { fixture, experts };
}

/** Starts a game in which a bot has the first turn. */
function botsTurn(strength?: Strength) {
  for (let deal = 0; ; deal += 1) {
    const { fixture, experts } = dealt(`deal ${deal}`, strength);
    const { turn } = fixture.view("ann");
    if (turn !== 0) return { fixture, experts, turn };
  }
}

const stepsBy = ({ writeQueue }: TableFixture, seat: Seat): Command[] =>
  writeQueue.steps.flatMap(({ step: { actor, command } }) => (actor === seat ? [command] : []));

const draw: Command = { type: "draw" };

test("an expert gets a request at the start of its delay and plays its answer at the end", () => {
  const { fixture, experts, turn } = botsTurn();
  expect(experts.questions.map(({ seat }) => seat)).toEqual([turn]);
  experts.questions[0]?.answer(draw);
  fixture.timers.pass(botDelayMs - 1);
  expect(stepsBy(fixture, turn)).toEqual([]);
  fixture.timers.pass(1);
  expect(stepsBy(fixture, turn)).toEqual([draw]);
});

test("a bot plays at the same time for an early, a late and a missing answer", () => {
  const moments = [0, botDelayMs / 2, botDelayMs - 1, null].map((at) => {
    const { fixture, experts, turn } = botsTurn();
    const [question] = experts.questions;
    for (let ms = 0; ; ms += 1) {
      if (ms === at) question?.answer(draw);
      if (stepsBy(fixture, turn).length > 0) return ms;
      fixture.timers.pass(1);
    }
  });
  expect(moments).toEqual([botDelayMs, botDelayMs, botDelayMs, botDelayMs]);
});

test("a steady bot plays for an expert without an answer, which counts as late", () => {
  const [expert, steady] = (["expert", "steady"] as const).map((strength) => {
    const { fixture, experts, turn } = botsTurn(strength);
    fixture.timers.pass(botDelayMs);
    return { played: stepsBy(fixture, turn), late: experts.lateOnes };
  });
  expect(expert?.played).toEqual(steady?.played);
  expect([expert?.late, steady?.late]).toEqual([1, 0]);
});

test("an illegal answer of an expert is not played", () => {
  const { fixture, experts, turn } = botsTurn();
  experts.questions[0]?.answer({ type: "insert", position: 3 });
  fixture.timers.pass(botDelayMs);
  expect(stepsBy(fixture, turn)).toMatchObject([{}]);
  expect(stepsBy(fixture, turn)).not.toEqual([{ type: "insert", position: 3 }]);
});

test("a request rejected for load does not count as late", () => {
  const { fixture, experts, turn } = botsTurn();
  experts.isFull = true;
  fixture.timers.pass(botDelayMs);
  const late = experts.lateOnes;
  fixture.playOut(botDelayMs);
  expect([stepsBy(fixture, turn).length > 0, experts.lateOnes]).toEqual([true, late]);
});

test("an expert gets one request per decision, however often bots are woken", () => {
  const { fixture, experts } = botsTurn();
  for (let times = 0; times < 5; times += 1) fixture.table.games.wakeBots();
  expect(experts.questions.length).toBe(1);
});

test("an answer to an earlier decision is dropped", () => {
  const { fixture, experts, turn } = botsTurn();
  const [question] = experts.questions;
  fixture.timers.pass(botDelayMs);
  const next = experts.questions.length;
  question?.answer({ type: "explode" });
  fixture.timers.pass(botDelayMs);
  expect(next).toBeGreaterThanOrEqual(1);
  expect(stepsBy(fixture, turn)).not.toContainEqual({ type: "explode" });
});

test("experts receive only the events and the view of their seat", () => {
  const { fixture, experts } = botsTurn();
  fixture.timers.pass(botDelayMs);
  const question = experts.questions.at(-1);
  if (!question) throw new Error("there was no request");
  const { game, seat } = question;
  const { events, steps } = game.toldFrom(seat, 0);
  expect(events).toEqual(fixture.table.games.eventsSoFar?.eventsFor(seat));
  expect(game.toldFrom(seat, steps).events).toEqual([]);
  expect(game.view(seat).viewer).toBe(seat);
});

test("an unavailable expert costs a table as many reads of its game as a steady bot", () => {
  const looks = (["steady", "expert"] as const).map((strength) => {
    const spies = [vi.spyOn(kittens, "view"), vi.spyOn(kittens, "redact"), vi.spyOn(kittens, "refusal")];
    const { fixture, experts } = dealt("looks", strength);
    experts.isFull = true;
    for (let times = 0; times < 60; times += 1) fixture.timers.pass(botDelayMs);
    const counts = [fixture.writeQueue.steps.length, ...spies.map(({ mock }) => mock.calls.length)];
    vi.restoreAllMocks();
    return counts;
  });
  expect(looks[1]).toEqual(looks[0]);
});

test("experts get no requests and lose their state while no player is connected", () => {
  const { fixture, experts } = botsTurn();
  const before = experts.questions.length;
  fixture.table.disconnect("ann");
  for (let times = 0; times < 20; times += 1) fixture.timers.pass(botDelayMs);
  expect([experts.questions.length, experts.rested > 0]).toEqual([before, true]);
});

test("experts get a request at once when a player reconnects", () => {
  const { fixture, experts } = botsTurn();
  fixture.table.disconnect("ann");
  experts.questions.length = 0;
  fixture.timers.pass(botDelayMs);
  while (fixture.table.games.turn === 0 || fixture.view("ann").pending.length > 0) fixture.timers.pass(botDelayMs);
  expect(experts.questions).toEqual([]);
  fixture.join("ann");
  expect(experts.questions.map(({ seat }) => seat)).toEqual([fixture.view("ann").turn]);
});

/** Whether a steady bot replaces an expert on each chair, according to the public state. */
const standIns = (fixture: TableFixture): boolean[] =>
  Array.from(fixture.listen("ann").table.chairs, ({ standIn }) => standIn);

test("a chair shows a steady substitute exactly while experts are rejected", () => {
  const { fixture, experts } = dealt("stands in");
  experts.isFull = true;
  const playOn = (questions: number) => {
    for (let times = 0; times < 200 && experts.questions.length === questions; times += 1) {
      const [command] = fixture.legal("ann");
      if (command) fixture.act("ann", command);
      else fixture.timers.pass(botDelayMs);
      if (times > 30 && experts.isFull) return;
    }
  };
  playOn(experts.questions.length);
  expect(standIns(fixture)).toEqual([false, true, true]);
  experts.isFull = false;
  playOn(experts.questions.length);
  expect(standIns(fixture)).toEqual([false, false, false]);
});

test("an expert's chair shows before the game that this server runs no experts", () => {
  const fixture = new TableFixture(["ann"], { settings: settingsFor(3) });
  for (const strength of ["expert", "easy"] as const) fixture.manage("ann", { type: "add-bot", strength });
  expect(standIns(fixture)).toEqual([false, true, false]);
});

test("experts lose their state at the end of the game", () => {
  const { fixture, experts } = botsTurn();
  fixture.table.leaverPolicy.replaceByBot("ann");
  fixture.playOut(botDelayMs);
  expect([fixture.table.phase, experts.questions.length > 10, experts.ended]).toEqual(["over", true, 1]);
});

test("experts get no requests while a game is finished fast, nor after its end", () => {
  const { fixture, experts } = botsTurn();
  fixture.table.games.finishFast(0);
  const before = experts.questions.length;
  fixture.playOut(botDelayMs);
  expect([experts.questions.length, experts.ended > 0]).toEqual([before, true]);
});

test("experts get no requests for bots of other strengths or for a leaver", () => {
  const { fixture, experts } = botsTurn("easy");
  fixture.manage("ann", { type: "leave" });
  for (let times = 0; times < 20; times += 1) fixture.timers.pass(botDelayMs);
  expect(experts.questions).toEqual([]);
});

test("requests to experts count towards the quota of the host's network", () => {
  const experts = new HeldExperts();
  const fixture = new TableFixture(["bob"], { settings: settingsFor(3) }, undefined, experts);
  fixture.join("ann", { network: "one" });
  fixture.manage("bob", { type: "leave" });
  for (let bot = 1; bot < 3; bot += 1) fixture.manage("ann", { type: "add-bot", strength: "expert" });
  fixture.manage("ann", { type: "start" });
  while (experts.questions.length === 0) {
    const [command] = fixture.legal("ann");
    if (command) fixture.act("ann", command);
    else fixture.timers.pass(botDelayMs);
  }
  expect(experts.questions[0]?.opener).toBe("one");
});

test("the game record names the bots that played", () => {
  const { fixture } = dealt("record");
  const seats = fixture.writeQueue.record("room").seats;
  expect(seats[0]).not.toHaveProperty("bot");
  expect(seats[1]?.bot).toMatchObject({ strength: "expert", version: expect.any(Number), temper: expect.any(String) });
});

test("the game record names steady bots on a server without experts", () => {
  const fixture = new TableFixture(["ann"], { settings: settingsFor(2) });
  fixture.manage("ann", { type: "add-bot", strength: "expert" });
  fixture.manage("ann", { type: "start" });
  expect(fixture.writeQueue.record("room").seats[1]?.bot).toMatchObject({ strength: "steady", version: 1 });
});

test("experts receive all earlier events after a restart, without requests for replayed steps", () => {
  const { fixture } = botsTurn();
  fixture.timers.pass(botDelayMs);
  const experts = new HeldExperts();
  const after = new TableFixture([], fixture.writeQueue.returning, undefined, experts);
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
  expect(told).toEqual(after.table.games.eventsSoFar?.eventsFor(question?.seat ?? 0));
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
