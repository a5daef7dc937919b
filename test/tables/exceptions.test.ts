import { Protocol } from "@colyseus/core";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { newGame, playToEnd, playUntil } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { expectOk } from "../support/saved-table.ts";
import { playerNamed, startTables, type TableServer } from "../support/server.ts";
import { botDelayMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

let server: TableServer;
let broken = false;
beforeAll(async () => {
  server = await startTables({}, () => {
    if (broken) throw new Error("no chance left");
    return "0".repeat(64);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  server.errors.length = 0;
});
afterAll(() => server.stop());

const bug = new Error("a bug in the rules");

/** Makes the rules throw at the next steps of any game, this many times. */
function breakRules(times = 1): void {
  const step = vi.spyOn(kittens, "step");
  for (let time = 0; time < times; time += 1)
    step.mockImplementationOnce(() => {
      throw bug;
    });
}

/** Sends a command of a player who is to act, which makes the table fail. @returns the reply. */
async function failNow(guests: readonly Guest[]): Promise<unknown> {
  const asked = guests.find(({ legal }) => legal.length > 0);
  const [command] = asked?.legal ?? [];
  if (!asked || !command) throw new Error("no player is to act");
  const answer = await asked.act(command);
  await Promise.all(guests.map((guest) => guest.until(() => guest.closed !== null)));
  return answer;
}

test("a table with an exception in the rules continues from the step before without affecting other tables", async () => {
  const { guests: others } = await newGame(server, 2, 0);
  const { guests, names, seated } = await newGame(server, 2, 0);
  await playUntil(guests, () => guests[0]?.state.seq === 8);
  const before = guests.map(({ story, events }) => [...story, ...events]);
  for (const guest of guests) guest.frames.length = 0;
  breakRules();
  expect(await failNow(guests)).toEqual({ ok: false, error: { kind: "stale" } });
  const kinds = new Set(guests.flatMap(({ frames }) => frames.map(([kind]) => kind)));
  expect(kinds).toEqual(new Set([Protocol.ROOM_RESPONSE]));
  const back = await Promise.all(names.map((name) => Guest.join(server, seated, name)));
  await Promise.all(back.map((guest) => guest.until(() => guest.story.length > 0)));
  expect(back.map(({ story }) => story)).toEqual(before);
  expect(server.errors).toMatchObject([{ room: seated.roomId, err: { cause: bug } }]);
  expect(guests.flatMap(({ goodbyes }) => goodbyes)).toEqual([]);
  await Promise.all([...back, ...others].map(playToEnd));
  expect([...back, ...others].map(({ state }) => state.phase)).toEqual(Array(4).fill("over"));
});

test("a player who causes a second exception is replaced by a bot, and the table continues", async () => {
  const { guests, names, seated } = await newGame(server, 2, 0);
  await playUntil(guests, () => guests[0]?.state.seq === 8);
  breakRules();
  await failNow(guests);
  const back = await Promise.all(names.map((name) => Guest.join(server, seated, name)));
  const culprit = back.findIndex(({ legal }) => legal.length > 0);
  breakRules();
  await failNow(back);
  const other = await Guest.join(server, seated, names[1 - culprit] ?? "");
  expect(other.chairs[culprit]?.presence).toBe("put-out");
  await playToEnd(other);
  expect(other.state.phase).toBe("over");
});

test("a table that cannot be restored after an exception closes", async () => {
  const { guests, seated } = await newGame(server, 2, 0);
  await playUntil(guests, () => guests[0]?.state.seq === 8);
  breakRules(2);
  await failNow(guests);
  expect(guests.map(({ goodbyes }) => goodbyes)).toEqual([["failed"], ["failed"]]);
  expect(server.errors).toMatchObject([{ err: { cause: bug } }, { err: bug, room: seated.roomId }]);
  expect(server.writeQueue.recalled(seated.roomId).game).toMatchObject({ endedAt: null });
});

test("a table continues again after an exception at a later step", async () => {
  const { guests, names, seated } = await newGame(server, 2, 0);
  const back = () => Promise.all(names.map((name) => Guest.join(server, seated, name)));
  breakRules();
  await failNow(guests);
  const once = await back();
  const seq = once[0]?.state.seq ?? 0;
  await playUntil(once, () => once[0]?.state.seq === seq + 3);
  breakRules();
  await failNow(once);
  const twice = await back();
  await Promise.all(twice.map(playToEnd));
  expect(twice.map(({ state }) => state.phase)).toEqual(["over", "over"]);
});

test("an exception in a bot's delayed draw is reported (K49)", async () => {
  const fixture = new TableFixture(["ann", "bob"], { settings: { ...settingsFor(2, "zombie"), beatSeconds: 3 } });
  fixture.manage("ann", { type: "start" });
  for (const name of ["ann", "bob"]) fixture.manage(name, { type: "leave" });
  vi.spyOn(kittens, "bot").mockReturnValue(() => ({ type: "draw" }));
  breakRules();
  fixture.timers.pass(botDelayMs);
  fixture.timers.pass(3000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(() => fixture.timers.pass(1)).toThrow(/^draw by \d as step \d+ of game /);
});

test("a table stays in the waiting phase unchanged when the preparation of a game fails", async () => {
  const opening = { settings: settingsFor(2), fillWithBots: true, start: "by-host", isPublic: false } as const;
  const seated = expectOk(await server.tables.open({ ...opening, players: [playerNamed("ann")] }));
  const ann = await Guest.join(server, seated, "ann");
  broken = true;
  await ann.manage({ type: "start" });
  broken = false;
  await ann.until(() => ann.closed !== null);
  const again = await Guest.join(server, seated, "ann");
  expect(again.chairs.map(({ kind }) => kind)).toEqual(["person", "bot"]);
  await again.manage({ type: "start" });
  await again.until(() => again.state.phase === "playing");
});
