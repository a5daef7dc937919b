import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { newGame } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { startTables, type TableServer } from "../support/server.ts";
import { ManualTimers } from "../support/timers.ts";

const timers = new ManualTimers();
let server: TableServer;
beforeAll(async () => {
  server = await startTables({}, undefined, timers);
});
afterAll(() => server.stop());

/** Makes the rules throw at the next timeout, without any player command. */
async function failByClock(guests: readonly Guest[]): Promise<void> {
  vi.spyOn(kittens, "step").mockImplementationOnce(() => {
    throw new Error("a bug in the rules");
  });
  timers.pass(300_000);
  await Promise.all(guests.map((guest) => guest.until(() => guest.closed !== null)));
}

test("a table closes with a notice, a log entry and a saved game when the rules throw twice at the same clock step", async () => {
  const { guests, names, seated } = await newGame(server, 2, 0);
  const { length } = server.writeQueue.recalled(seated.roomId).game?.record.steps ?? [];
  await failByClock(guests);
  const back = await Promise.all(names.map((name) => Guest.join(server, seated, name)));
  await failByClock(back);
  expect(back.map(({ goodbyes }) => goodbyes)).toEqual([["failed"], ["failed"]]);
  const { table, game } = server.writeQueue.recalled(seated.roomId);
  const step = `step ${length} of game ${table.gameId}`;
  const exception = { room: seated.roomId, err: { message: `timeout by clock as ${step}` } };
  const end = { room: seated.roomId, err: { message: `it has failed twice at ${step}` } };
  expect(server.errors).toMatchObject([exception, exception, end]);
  expect(game).toMatchObject({ endedAt: null, record: { steps: { length } } });
  expect(await Promise.all(names.map((name) => server.tables.seatOf(name)))).toEqual([null, null]);
});
