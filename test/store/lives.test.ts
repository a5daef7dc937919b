import { isDeepStrictEqual } from "node:util";
import { afterEach, expect, test } from "vitest";
import { startMatch } from "../../server/rooms/games.ts";
import { openStore } from "../../server/store/open.ts";
import type { SavedGame } from "../../server/store/saved.ts";
import { TableSchema } from "../../server/sync/schema.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import { siteAt, textIn } from "../support/app.ts";
import { settingsFor } from "../support/house.ts";
import { ServerProcess } from "../support/server-process.ts";
import { Survivor } from "../support/survivor.ts";

const long = process.env["LONG"] === "1";
const tables = 40;
/** How many times the server ends in one test. */
const lives = long ? 20 : 2;
/** Steps after which it does. */
const midGame = 12;

const editions = ["original", "good-vs-evil", "zombie", "apocalypse:original", "love-letter"];

let server: ServerProcess;
afterEach(async () => {
  await server.end("SIGKILL");
});

/** A table of two people, who play over the network, and a bot of the server. */
async function seat(number: number): Promise<readonly Survivor[]> {
  const site = siteAt(server.url);
  const guests = [await site.newGuest(), await site.newGuest()];
  const [host] = guests;
  if (!host) return [];
  const settings = { ...settingsFor(3, editions[number % editions.length]), nopeSeconds: 3 };
  const opened = await site.call("POST /api/tables", { token: host.token, body: { settings } });
  const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
  const players = guests.map(({ token }) => new Survivor(server.url, token, seated));
  for (const player of players) await player.join();
  await players[0]?.guest.manage({ type: "add-bot" });
  await players[0]?.guest.manage({ type: "start" });
  return players;
}

async function seatAll(): Promise<readonly Survivor[]> {
  const seats = await Promise.all(Array.from({ length: tables }, (_, number) => seat(number)));
  return seats.flat();
}

/** Plays all games far enough, ends the server amid them, and starts it again. @returns those whose games were not over. */
async function endAmid(players: readonly Survivor[], signal: NodeJS.Signals): Promise<readonly Survivor[]> {
  const playing = players.map((player) => player.play());
  await Promise.all(
    players.map((player) => player.guest.until(() => player.isOver || player.guest.state.seq >= midGame)),
  );
  const running = players.filter(({ isOver }) => !isOver);
  await server.end(signal);
  await Promise.all(playing);
  const back = Promise.all(running.filter(({ isOver }) => !isOver).map((player) => player.comeBack()));
  await server.start();
  await back;
  return running;
}

/** What the journal has of the players' games, once the server has ended. */
async function journalled(): Promise<Map<string, SavedGame>> {
  const { store, close } = await openStore({ DATA_DIR: server.dataFolder });
  const games = new Map<string, SavedGame>();
  for (const { roomId, gameId } of await store.tables()) {
    const game = gameId === null ? null : await store.game(gameId);
    if (game) games.set(roomId, game);
  }
  await close();
  return games;
}

/** What the journal's game tells a seat. */
function storyOf({ record }: SavedGame, seat: Seat): readonly object[] {
  const match = startMatch(new TableSchema(), record.config, record.deal);
  for (const { actor, command } of record.steps) match.step(actor, command);
  return match.soFar().tell(seat);
}

/** Whether all of these are there, in this order. */
function areIn(some: readonly Command[], all: readonly Command[]): boolean {
  const rest = [...some];
  for (const command of all) if (isDeepStrictEqual(command, rest[0])) rest.shift();
  return rest.length === 0;
}

function expectWhole(player: Survivor, game: SavedGame | undefined): void {
  const seat = player.guest.seat ?? -1;
  expect(player.isOver).toBe(true);
  for (const { before, after } of player.returns) expect(after.slice(0, before.length)).toEqual(before);
  expect(game?.endedAt).not.toBeNull();
  expect(game && storyOf(game, seat)).toEqual(player.told);
  const commands = game?.record.steps.filter(({ actor }) => actor === seat).map(({ command }) => command);
  expect(areIn(player.accepted, commands ?? [])).toBe(true);
}

test.each(["SIGKILL", "SIGTERM"] as const)(
  `${tables} games survive ${lives} times %s: each goes on to its end, and nothing that was acknowledged is missing`,
  async (signal) => {
    server = new ServerProcess({ SHUTDOWN_GRACE_SECONDS: "0" });
    await server.start();
    for (let life = 0; life < lives; life += 1) {
      const players = await seatAll();
      const running = await endAmid(players, signal);
      expect(running.length).toBeGreaterThan(tables);
      await Promise.all(running.map((player) => player.play()));
      await server.end("SIGKILL");
      const games = await journalled();
      for (const player of players) expectWhole(player, games.get(player.seated.roomId));
      await server.start();
    }
    expect(server.said).not.toContain('"level":50');
  },
  long ? 1_800_000 : 180_000,
);
