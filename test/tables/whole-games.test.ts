import { afterAll, beforeAll, expect, test } from "vitest";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { eventsMessage, type GameEvents, isViewOf } from "../../shared/net/games.ts";
import { decks } from "../support/decks.ts";
import { newGame, playToEnd } from "../support/games.ts";
import type { Guest } from "../support/guest.ts";
import { expectOk } from "../support/saved-table.ts";
import { startTables, type TableServer } from "../support/server.ts";

const editions = ["original", "love-letter"];

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

/** Expected last event of a game, according to its view. */
function endOf({ game }: Guest): object | null {
  if (isViewOf(kittens, game)) return { type: "game-over", winner: game.view.winner };
  return isViewOf(loveLetter, game) ? { type: "game-over", winners: game.view.winners } : null;
}

test.each([
  ["original", 2, 0],
  ["original", 3, 0],
  ["original", 4, 0],
  ["original", 5, 0],
  ["original", 1, 1],
  ["original", 1, 4],
  ["original", 2, 2],
  ["love-letter", 2, 0],
  ["love-letter", 3, 0],
  ["love-letter", 4, 0],
  ["love-letter", 5, 0],
  ["love-letter", 6, 0],
  ["love-letter", 1, 1],
  ["love-letter", 1, 5],
  ["love-letter", 3, 1],
])("%s: %i people and %i bots play a game to its end", async (edition, people, bots) => {
  const { guests } = await newGame(server, people, bots, edition);
  await Promise.all(guests.map(playToEnd));
  for (const guest of guests) {
    expect(guest.events.at(-1)).toEqual(endOf(guest));
    expect(endOf(guest)).toEqual(guests[0] && endOf(guests[0]));
  }
  expect(server.errors).toEqual([]);
});

test.each([
  ["zombies for ten", 2, 8],
  ["imploding", 3, 1],
  ["lone Nopes", 2, 1],
  ["flat attacks", 4, 0],
] as const)("a deck with %s: %i people and %i bots play a game to its end", async (name, people, bots) => {
  const { guests } = await newGame(server, people, bots, "custom", { deck: decks[name] });
  await Promise.all(guests.map(playToEnd));
  for (const guest of guests) {
    expect(guest.events.at(-1)).toEqual(endOf(guest));
    expect(guest.kittens.deck).toEqual(expectOk(judgeDeck(decks[name])));
  }
  expect(server.errors).toEqual([]);
});

test("all players except the winner of a kittens game are eliminated", async () => {
  const { guests } = await newGame(server, 3, 0);
  await Promise.all(guests.map(playToEnd));
  for (const { kittens } of guests) expect([...kittens.out, kittens.winner].toSorted()).toEqual([0, 1, 2]);
});

test.each(editions)("%s: events arrive in order, each batch right after the state with its number", async (edition) => {
  const { guests } = await newGame(server, 3, 0, edition);
  const seen: boolean[] = [];
  for (const guest of guests) {
    guest.room.onMessage(eventsMessage, () => seen.push(guest.batches.at(-1)?.seq === guest.state.seq));
  }
  await Promise.all(guests.map(playToEnd));
  expect(seen).not.toContain(false);
  for (const { batches } of guests) {
    const isPublic = ({ events }: GameEvents) => events.some(({ type }) => type !== "passed");
    const numbers = batches.filter(isPublic).map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => index + (numbers[0] ?? 0)));
  }
});

test("after a rematch each player holds the hand dealt in the new game", async () => {
  const { guests } = await newGame(server, 3, 1);
  await Promise.all(guests.map(playToEnd));
  for (const guest of guests) guest.batches.length = 0;
  for (const guest of guests) await guest.manage({ type: "rematch", ready: true });
  for (const guest of guests) {
    await guest.until(() => guest.batches.length > 0);
    const dealt = guest.events.find((event) => event.type === "dealt" && "seat" in event && event.seat === guest.seat);
    expect(dealt).toEqual({ type: "dealt", seat: guest.seat, hand: guest.kittens.hand });
  }
  await Promise.all(guests.map(playToEnd));
  expect(guests[0]?.kittens.winner).not.toBeNull();
});
