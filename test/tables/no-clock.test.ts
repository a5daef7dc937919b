import { describe, expect, test } from "vitest";
import { TableClock } from "../../server/tables/game/clock.ts";
import { decisionTraits } from "../../shared/games/kittens/active-seats.ts";
import { settingsToSend } from "../../shared/net/settings.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const hourMs = 3_600_000;
const minuteMs = 60_000;
const settings = { ...settingsFor(3), hasClock: false };
const refused = (code: string) => ({ ok: false, error: { kind: "company", code } });

/** Titles that can be played without a target. */
const playable = ["skip", "shuffle", "attack", "see-the-future"];

/** Creates a running game of Ann, Bob and Cat without a clock, with Ann on turn. */
function unhurried(): TableFixture {
  for (let seed = 0; ; seed += 1) {
    const fixture = new TableFixture(["ann", "bob", "cat"], { settings }, `no clock ${seed}`);
    fixture.manage("ann", { type: "start" });
    if (fixture.view("ann").turn === 0) return fixture;
  }
}

/** Lets Ann play a card that the others may Nope. */
function playSomething(fixture: TableFixture): void {
  const card = fixture.view("ann").hand.find((title) => playable.includes(title));
  expect(fixture.act("ann", { type: "play", cards: [card ?? "none"] })).toEqual({ ok: true, value: null });
}

/** Creates such a game in which Ann can play a card. */
function withAPlay(): TableFixture {
  for (;;) {
    const fixture = unhurried();
    if (fixture.view("ann").hand.some((title) => playable.includes(title))) return fixture;
  }
}

describe("at a table without a clock", () => {
  test("turns and questions have no time limit, and all other decisions have theirs (K23, K37, K50)", () => {
    const clock = new TableClock({ ...settings, nopeSeconds: 5 });
    const limited = Object.entries(decisionTraits)
      .filter(([, traits]) => clock.next(traits.clock, true, 0, 0) !== null)
      .map(([kind]) => kind);
    expect(limited.toSorted()).toEqual(["clairvoyance", "nope", "stop"]);
  });

  test("a player may think for hours, and no bot takes over", () => {
    const fixture = unhurried();
    fixture.timers.pass(5 * hourMs);
    expect([fixture.view("ann").turn, fixture.presences]).toEqual([0, ["here", "here", "here"]]);
    expect(fixture.act("ann", { type: "draw" })).toEqual({ ok: true, value: null });
  });

  test("the wait for Nopes ends by itself", () => {
    const fixture = withAPlay();
    playSomething(fixture);
    expect(fixture.view("bob").pending.at(-1)?.kind).toBe("nope");
    fixture.timers.pass(5000);
    expect(fixture.view("bob").pending.at(-1)?.kind).not.toBe("nope");
  });

  test("the setting survives a restart", () => {
    const { table } = unhurried().writeQueue.returning;
    expect(table.settings.hasClock).toBe(false);
  });
});

describe("a nudge", () => {
  test("comes from a player who waits for another player", () => {
    expect(unhurried().nudge("bob")).toEqual({ ok: true, value: { seat: 1, who: 2 } });
  });

  test("is possible once a minute at a table, whichever player sends it", () => {
    const fixture = unhurried();
    fixture.nudge("bob");
    expect([fixture.nudge("bob"), fixture.nudge("cat")]).toEqual([refused("too-fast"), refused("too-fast")]);
    fixture.timers.pass(minuteMs);
    expect(fixture.nudge("cat").ok).toBe(true);
  });

  test("is refused to the only player who is to act, and during the wait for Nopes", () => {
    const fixture = withAPlay();
    expect(fixture.nudge("ann")).toEqual(refused("not-now"));
    playSomething(fixture);
    expect(fixture.nudge("bob")).toEqual(refused("not-now"));
  });

  test("is refused if a bot plays for the player who is to act", () => {
    const fixture = unhurried();
    fixture.manage("ann", { type: "leave" });
    expect(fixture.nudge("bob")).toEqual(refused("not-now"));
  });

  test("is refused at a table with a clock, and before a game", () => {
    const fixture = new TableFixture(["ann", "bob"]);
    expect(fixture.nudge("ann")).toEqual(refused("not-now"));
    fixture.manage("ann", { type: "start" });
    expect([fixture.nudge("ann"), fixture.nudge("bob")]).toEqual([refused("not-now"), refused("not-now")]);
  });

  test("is refused to spectators", () => {
    const fixture = unhurried();
    fixture.watch("eve");
    expect(fixture.nudge("eve")).toEqual({ ok: false, error: { kind: "not-seated" } });
  });

  test.each([null, "", 0, [], { seat: 2 }])("is rejected as malformed with the content %j", (message) => {
    expect(unhurried().nudge("bob", message)).toEqual(refused("malformed"));
  });
});

test("a page leaves the setting out while it has its default, because older servers reject it", () => {
  expect(settingsToSend(settingsFor(2))).not.toHaveProperty("hasClock");
  expect(settingsToSend(settings)).toHaveProperty("hasClock", false);
});

test("a page sends the default if the table has another setting", () => {
  expect(settingsToSend(settingsFor(2), settings)).toHaveProperty("hasClock", true);
});

test("settings of a page that does not know the clock, newcomers and screens leave these as they are", () => {
  const present = { ...settings, lateJoin: true, oneRoom: true };
  const fixture = new TableFixture(["ann", "bob"], { settings: present });
  const { hasClock: _, lateJoin: __, oneRoom: ___, ...known } = settings;
  const sendOld = (message: object) => fixture.request("ann", { type: "settings", settings: message });
  expect(sendOld({ ...known, turnSeconds: 60 })).toEqual({ ok: true, value: null });
  expect(fixture.table.settings).toEqual({ ...present, turnSeconds: 60 });
  expect(sendOld({ ...known, spectators: false })).toEqual({ ok: true, value: null });
  expect(fixture.table.settings).toEqual({ ...present, spectators: false, lateJoin: false });
  expect(sendOld({ ...known, hasClock: true })).toEqual({ ok: true, value: null });
  expect(fixture.table.settings.hasClock).toBe(true);
});

test.each([null, "", 0, [], ["a"], { hasClock: "no" }])("the settings %j are refused", (message) => {
  const fixture = new TableFixture(["ann", "bob"], { settings });
  const request = { type: "settings", settings: message };
  const refusal = { ok: false, error: { kind: "manage", code: "bad-settings" } };
  expect(fixture.request("ann", request)).toEqual(refusal);
});
