import { expect, test } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

const settings = { ...settingsFor(3), lateJoin: true };
const done = { ok: true, value: null };

/** Creates a running game of Ann and Bob with a bot on the last chair, which Eve watches. */
function withABot(chance?: string, changed: Partial<typeof settings> = {}): TableFixture {
  const fixture = new TableFixture(["ann", "bob"], { settings: { ...settings, ...changed } }, chance);
  fixture.manage("ann", { type: "add-bot", strength: "steady" });
  fixture.manage("ann", { type: "start" });
  fixture.watch("eve");
  return fixture;
}

/** Plays such a game with draws until the bot has had a turn. */
function afterTheBotsTurn(): TableFixture {
  for (let seed = 0; ; seed += 1) {
    const fixture = withABot(`late ${seed}`);
    for (let times = 0; times < 6 && fixture.table.games.turnNumber < 4; times += 1) playOn(fixture);
    const { games } = fixture.table;
    if (games.turnNumber >= 4 && games.isIn(2) && !games.isAwaited(2) && fixture.table.phase === "playing")
      return fixture;
  }
}

/** Lets the player on turn draw, or the bot play. */
function playOn(fixture: TableFixture): void {
  const draw: Command = { type: "draw" };
  const has = ["ann", "bob"].some((name) => fixture.act(name, draw).ok);
  if (!has) fixture.timers.pass(5000);
}

test("a spectator takes the chair of a bot with its hand and with all that its seat was sent, and nothing else", () => {
  const fixture = afterTheBotsTurn();
  const { games } = fixture.table;
  const story = games.eventsSoFar?.eventsFor(2);
  const spectators = games.eventsSoFar?.eventsFor("spectator");
  const bots = games.privateState(2);
  expect(fixture.takeChair("eve", 2)).toBeNull();
  expect(fixture.view("eve").hand.length).toBeGreaterThan(0);
  expect(games.privateState(2)).toBe(bots);
  expect(fixture.knownTo("eve")).toEqual({ ...fixture.game("eve"), story });
  expect(story).not.toEqual(spectators);
});

test("the newcomer plays on from the next decision, and the others see the player and the turn of the change", () => {
  const fixture = afterTheBotsTurn();
  const { turnNumber } = fixture.table.games;
  fixture.takeChair("eve", 2);
  expect([fixture.names[2], fixture.presences[2]]).toEqual(["eve", "here"]);
  expect(fixture.table.seats.faces()[2]?.since).toBe(turnNumber);
  while (fixture.view("eve").turn !== 2 && fixture.table.phase === "playing") playOn(fixture);
  expect(fixture.act("eve", { type: "draw" })).toEqual(done);
});

test("the bot answers a decision that is pending at the change, and the newcomer only the following ones", () => {
  for (let seed = 0; ; seed += 1) {
    const fixture = withABot(`pending ${seed}`);
    const { games, seats } = fixture.table;
    if (!games.isAwaited(2)) continue;
    fixture.takeChair("eve", 2);
    expect(fixture.act("eve", { type: "draw" })).toEqual({ ok: false, error: { kind: "manage", code: "not-now" } });
    const { seq } = games;
    while (games.seq === seq) fixture.timers.pass(500);
    expect(seats.personOf("eve")?.isNew).toBe(false);
    return;
  }
});

test("a chair can be taken only if the table allowed it before the game", () => {
  const fixture = withABot("forbidden", { lateJoin: false });
  expect(fixture.takeChair("eve", 2)).toBe("not-now");
  fixture.manage("ann", { type: "settings", settings });
  expect(fixture.takeChair("eve", 2)).toBe("not-now");
});

test("a setting that lets newcomers in without spectators is refused", () => {
  const fixture = new TableFixture(["ann"]);
  const without = { ...settings, spectators: false };
  expect(fixture.manage("ann", { type: "settings", settings: without })).toEqual({
    ok: false,
    error: { kind: "manage", code: "bad-settings" },
  });
});

test("only spectators can take a chair, and only that of a bot in a running game", () => {
  const fixture = withABot();
  expect(fixture.takeChair("dan", 2)).toBe("not-now");
  expect([0, 1, 3, 15].map((seat) => fixture.takeChair("eve", seat))).toEqual(Array(4).fill("bad-seat"));
});

test("a player who has a chair in the game, left it, or is eliminated cannot take another", () => {
  const fixture = withABot();
  fixture.manage("bob", { type: "leave" });
  expect([fixture.takeChair("ann", 2), fixture.takeChair("bob", 2)]).toEqual(["had-chair", "had-chair"]);
  expect(fixture.manage("ann", { type: "take-chair", seat: 2 })).toEqual({
    ok: false,
    error: { kind: "manage", code: "had-chair" },
  });
});

test("the chair of a person with a stand-in bot is reserved for that person", () => {
  const fixture = withABot();
  fixture.manage("bob", { type: "leave" });
  expect(fixture.takeChair("eve", 1)).toBe("bad-seat");
  expect(fixture.takeChair("eve", 2)).toBeNull();
  fixture.manage("eve", { type: "leave" });
  fixture.watch("dan");
  expect(fixture.takeChair("dan", 2)).toBe("bad-seat");
});

test("a newcomer has chair, hand and turn of the change also after a restart", () => {
  const fixture = afterTheBotsTurn();
  fixture.takeChair("eve", 2);
  const [hand, since] = [fixture.view("eve").hand, fixture.table.seats.faces()[2]?.since];
  const back = fixture.afterRestart();
  back.join("eve");
  expect([back.view("eve").hand, back.table.seats.faces()[2]?.since]).toEqual([hand, since]);
});

test("the result has the newcomer with the turn of the change, and stays unrated", () => {
  const fixture = afterTheBotsTurn();
  const since = fixture.table.games.turnNumber;
  fixture.takeChair("eve", 2);
  for (const name of ["ann", "bob", "eve"]) fixture.manage(name, { type: "leave" });
  fixture.playOut(5000);
  const [ended] = fixture.writeQueue.ended;
  expect(ended?.seats.map(({ playerId, name, since: turn }) => [playerId, name, turn])).toEqual([
    ["ann", "ann", 0],
    ["bob", "bob", 0],
    ["eve", "eve", since],
  ]);
  expect(ended?.counting).toEqual({ pool: null, unrated: "private" });
});

test("the next game begins without newcomers", () => {
  const fixture = afterTheBotsTurn();
  fixture.takeChair("eve", 2);
  for (let times = 0; times < 2000 && fixture.table.phase === "playing"; times += 1) fixture.timers.pass(5000);
  for (const name of ["ann", "bob", "eve"]) {
    fixture.join(name);
    fixture.manage(name, { type: "rematch", ready: true });
  }
  expect(fixture.table.phase).toBe("playing");
  expect(fixture.table.seats.faces().map(({ since }) => since)).toEqual([0, 0, 0]);
});
