import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { games } from "../../server/app/games.ts";
import type { SavedGame } from "../../server/storage/saved-types.ts";
import type { Store } from "../../server/storage/store.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { type Answer, siteAt, textIn } from "./app.ts";
import { ReconnectingClient } from "./reconnecting-client.ts";
import { expectOk } from "./saved-table.ts";
import type { ServerProcess } from "./server-process.ts";
import { settingsFor } from "./table-fixture.ts";

const editions = ["original", "good-vs-evil", "zombie", "apocalypse:original", "love-letter"];

/** A game with this many steps counts as well under way. */
const midGame = 12;

/** Opens tables with two humans each, who play over the network, and one bot of the server. All games have begun. */
export async function seatAll(url: string, tables: number): Promise<readonly ReconnectingClient[]> {
  const editionOf = (number: number) => editions[number % editions.length];
  const seats = await Promise.all(
    Array.from({ length: tables }, (_, number) =>
      seatAt(url, { ...settingsFor(3, editionOf(number)), nopeSeconds: 3 }),
    ),
  );
  return seats.flat();
}

/** Opens one such table with these settings, which have three chairs. */
export async function seatAt(url: string, settings: TableSettings): Promise<readonly ReconnectingClient[]> {
  const site = siteAt(url);
  const come = async () => textIn(await patiently(() => site.call("POST /api/players")), "token");
  const [host, other] = [await come(), await come()];
  const press = { token: host, body: { settings }, headers: { "Idempotency-Key": "the only press" } };
  const opened = await patiently(() => site.call("POST /api/tables", press));
  const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
  const players = [host, other].map((token) => new ReconnectingClient(url, token, seated));
  for (const player of players) await join(player);
  for (const action of [{ type: "add-bot", strength: "steady" }, { type: "start" }] as const)
    await players[0]?.guest.manage(action);
  return players;
}

/** Retries while the server or its proxy is unavailable, like a page. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  const status = async () => {
    answers.unshift(await ask());
    return answers[0]?.status;
  };
  await expect.poll(status).toBeLessThan(500);
  const [answer] = answers;
  if (!answer) throw new Error("no answer");
  return answer;
}

/** Joins a seat with the same retries. */
const join = (player: ReconnectingClient): Promise<void> =>
  expect
    .poll(() =>
      player.join().then(
        () => "there",
        (error) => String(error),
      ),
    )
    .toBe("there");

/**
 * Plays all games to the same step, and ends the server. Then every player of an unfinished game reconnects.
 * @param amid `isTime`: whether the server may end now; `meanwhile` runs before it restarts.
 * @returns the players of unfinished games.
 */
export async function killDuring(
  server: ServerProcess,
  players: readonly ReconnectingClient[],
  signal: NodeJS.Signals,
  amid: { readonly isTime: () => boolean; readonly meanwhile: () => void } = { isTime: () => true, meanwhile() {} },
): Promise<readonly ReconnectingClient[]> {
  await Promise.all(players.map((player) => player.play(() => player.guest.state.seq >= midGame)));
  const playing = players.map((player) => player.play());
  await Promise.race(players.map(({ guest }) => guest.until(() => guest.state.seq >= midGame + 6 && amid.isTime())));
  await server.end(signal);
  await Promise.all(playing);
  amid.meanwhile();
  const running = players.filter(({ isOver }) => !isOver);
  await server.start();
  await Promise.all(running.map((player) => player.comeBack()));
  return running;
}

/** Saved games of all tables, by room. */
export async function gamesIn(store: Store): Promise<Map<string, SavedGame>> {
  const games = new Map<string, SavedGame>();
  for (const { roomId, gameId } of (await store.tables()).map(expectOk)) {
    const game = gameId === null ? null : expectOk(await store.game(gameId));
    if (game) games.set(roomId, game);
  }
  return games;
}

/**
 * Expects that the game of the player ended. Its record must match the events that the player received, and must
 * contain every accepted command.
 */
export function expectGameIntact(player: ReconnectingClient, game: SavedGame | undefined): void {
  const seat = player.guest.seat ?? -1;
  expect(player.isOver).toBe(true);
  expect(game?.endedAt).not.toBeNull();
  expect(game && storyOf(game, seat)).toEqual(player.told);
  const commands = game?.record.steps.filter(({ actor }) => actor === seat).map(({ command }) => command);
  expect(areIn(player.accepted, commands ?? [])).toBe(true);
}

/** Events that a seat must have received since the beginning of a game. */
function storyOf({ record }: SavedGame, seat: Seat): readonly object[] {
  const match = games.start(games.newTable(), record.config, record.deal);
  for (const { actor, command } of record.steps) match.step(actor, command);
  return match.eventsSoFar().eventsFor(seat);
}

/** Whether the second list contains the first, in this order. */
function areIn(some: readonly Command[], all: readonly Command[]): boolean {
  const rest = [...some];
  for (const command of all) if (isDeepStrictEqual(command, rest[0])) rest.shift();
  return rest.length === 0;
}
