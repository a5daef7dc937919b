import { afterAll, beforeAll, expect, test } from "vitest";
import { newGame, playUntil } from "../../support/games.ts";
import { bytesCreated } from "../../support/garbage.ts";
import { startTables, type TableServer } from "../../support/server.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

/**
 * Plays whole games of five.
 * @returns the allocated bytes per step, including uncompiled code, which allocates two to three times as much.
 */
async function bytesOfAStep(games: number): Promise<number> {
  let [bytes, steps] = [0, 0];
  for (let game = 0; game < games; game += 1) {
    const { guests } = await newGame(server, 5, 0);
    bytes += await bytesCreated("server", () => playUntil(guests, () => false));
    steps += guests[0]?.state.seq ?? 0;
    await Promise.all(guests.map(({ room }) => room.leave()));
  }
  return bytes / steps;
}

test("a step at a table of five leaves at most 90 kB for the garbage collector", async () => {
  expect(await bytesOfAStep(5)).toBeLessThanOrEqual(90_000);
});
