import { afterAll, beforeAll, expect, test } from "vitest";
import { begun, playToTheEnd } from "../support/games.ts";
import { startTables, type TableServer } from "../support/server.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

test.each([
  [2, 0],
  [3, 0],
  [4, 0],
  [5, 0],
  [1, 1],
  [1, 4],
  [2, 2],
])("%i people and %i bots play a game to its end", async (people, bots) => {
  const { guests } = await begun(server, people, bots);
  await Promise.all(guests.map(playToTheEnd));
  for (const guest of guests) {
    expect(guest.view.winner).toBe(guests[0]?.view.winner);
    expect(guest.view.out).toHaveLength(people + bots - 1);
    expect(guest.events.at(-1)).toEqual({ type: "game-over", winner: guest.view.winner });
  }
  expect(server.errors).toEqual([]);
});

test("events come in order, each batch right behind the state with its number", async () => {
  const { guests } = await begun(server, 3, 0);
  const seen: boolean[] = [];
  for (const guest of guests) {
    guest.room.onMessage("events", ({ seq }: { seq: number }) => seen.push(seq === guest.state.seq));
  }
  await Promise.all(guests.map(playToTheEnd));
  expect(seen).not.toContain(false);
  for (const { batches } of guests) {
    const numbers = batches.filter(({ events }) => events.some(({ type }) => type !== "passed")).map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => index + (numbers[0] ?? 0)));
  }
});

test("after a rematch everybody holds what the new game dealt them", async () => {
  const { guests } = await begun(server, 3, 1);
  await Promise.all(guests.map(playToTheEnd));
  for (const guest of guests) guest.batches.length = 0;
  for (const guest of guests) await guest.manage({ type: "rematch", ready: true });
  for (const guest of guests) {
    await guest.until(() => guest.batches.length > 0);
    const dealt = guest.events.find((event) => event.type === "dealt" && event.seat === guest.seat);
    expect(dealt).toEqual({ type: "dealt", seat: guest.seat, hand: guest.view.hand });
  }
  await Promise.all(guests.map(playToTheEnd));
  expect(guests[0]?.view.winner).not.toBeNull();
});
