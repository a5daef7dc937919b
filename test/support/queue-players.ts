import { Client } from "@colyseus/sdk";
import { expect } from "vitest";
import { z } from "zod";
import type { GameResult, GamesPage, Leaderboard, PlayerProfile, Pool } from "../../shared/net/people.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import { AccountHolder, expectOk } from "./account-holder.ts";
import type { Site } from "./app.ts";
import { ReconnectingClient } from "./reconnecting-client.ts";

/** Player, with a name if there is an account. */
interface Known {
  readonly token: string;
  readonly name?: string;
}

/** Creates accounts with these names. */
export async function holders(site: Site, names: readonly string[]): Promise<readonly Known[]> {
  const people: Known[] = [];
  for (const name of names) people.push({ token: (await AccountHolder.at(site, name)).token, name });
  return people;
}

/** Lets all players queue for a game of their number, and join the opened table. Its game has begun. */
export async function queueUp(site: Site, people: readonly Known[]): Promise<readonly ReconnectingClient[]> {
  const players = await Promise.all(
    people.map(async ({ token }) => new ReconnectingClient(site.url, token, await seatFor(site, token, people.length))),
  );
  await Promise.all(players.map((player) => player.join()));
  await Promise.all(players.map(({ guest }) => guest.until(() => guest.state.phase === "playing")));
  return players;
}

async function seatFor(site: Site, token: string, seats: number): Promise<SeatLocation> {
  const queue = await new Client(site.url).joinOrCreate("queue", { token, edition: "original", seats });
  queue.onMessage("queue", () => {});
  const seated = await new Promise<SeatLocation>((resolve) => void queue.onMessage("seated", resolve));
  await queue.leave();
  return seated;
}

async function read<Body>(site: Site, path: string, who: Known | undefined): Promise<Body> {
  const { body } = expectOk(await site.call(`GET ${path}`, { ...(who && { token: who.token }) }));
  return z.custom<Body>().parse(body);
}

export const resultOf = (site: Site, id: string, who: Known | undefined) =>
  read<GameResult>(site, `/api/results/${id}`, who);
export const profileOf = (site: Site, who: Known | undefined) =>
  read<PlayerProfile>(site, `/api/profiles/${who?.name}`, who);
export const historyOf = (site: Site, who: Known | undefined) => read<GamesPage>(site, "/api/games", who);
export const boardOf = (site: Site, pool: Pool, who: Known | undefined) =>
  read<Leaderboard>(site, `/api/leaderboards/${pool}?span=all`, who);

/** Resolves once the only game of a player is saved as finished. @returns its id. */
export async function finished(site: Site, who: Known | undefined): Promise<string> {
  await expect.poll(async () => (await historyOf(site, who)).games.length).toBe(1);
  const [game] = (await historyOf(site, who)).games;
  return game?.id ?? "";
}
