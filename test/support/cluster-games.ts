import { expect } from "vitest";
import type { ClusterFixture } from "./cluster-fixture.ts";
import { expectGameIntact } from "./crash-fixtures.ts";
import type { ReconnectingClient } from "./reconnecting-client.ts";
import { savedGames } from "./saved-games.ts";

/** Retry interval of a player who rejoins, in ms, as in pages. */
const interval = 300;

/** Plays a game to its end, and reconnects whenever the connection is lost. */
export async function playOneStep(player: ReconnectingClient): Promise<void> {
  await player.play();
  while (!player.isOver) {
    expect(player.guest.goodbyes).toEqual([]);
    const isBack = () =>
      player.comeBack().then(
        () => true,
        () => false,
      );
    await expect.poll(isBack, { interval }).toBe(true);
    await player.play();
  }
}

/** Plays all games until each has this many steps, or is over. */
export const playSteps = (players: readonly ReconnectingClient[], steps: number): Promise<unknown> =>
  Promise.all(players.map((player) => player.play(() => player.guest.state.seq >= steps)));

/** Resolves once one of the games has this many steps. */
export const untilAnyPlayed = (players: readonly ReconnectingClient[], steps: number): Promise<void> =>
  Promise.race(players.map(({ guest }) => guest.until(() => guest.state.seq >= steps)));

/**
 * Expects that each game ended exactly once. Its record must match the events that its players received, before and
 * after reconnects, and must contain every accepted command.
 */
export async function expectGamesIntact(
  { databaseUrl }: ClusterFixture,
  players: readonly ReconnectingClient[],
): Promise<void> {
  const kept = Map.groupBy(await savedGames(databaseUrl), ({ roomId }) => roomId);
  for (const player of players) {
    const games = kept.get(player.seated.roomId) ?? [];
    expect(games.length).toBe(1);
    expectGameIntact(player, games[0]);
    for (const { before, after } of player.returns) expect(after.slice(0, before.length)).toEqual(before);
  }
}
