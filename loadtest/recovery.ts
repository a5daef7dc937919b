import { Client } from "@colyseus/sdk";
import { backoff } from "../client/net/backoff.ts";
import { unbundle } from "../shared/net/bundle.ts";
import { eventsMessage, historyMessage } from "../shared/net/games.ts";
import type { Welcome } from "../shared/net/protocol.ts";
import type { TableState } from "../shared/net/state.ts";
import { games } from "../shared/registry.ts";
import type { TableConnection } from "./player.ts";
import type { Target } from "./server.ts";
import type { Seating, SeatRef } from "./table.ts";

/** Timeout after which a client that has not reconnected counts as lost, in ms. */
const lostMs = 60_000;

/** Recovery times after the server is killed. */
export interface RecoveryFigures {
  /** Number of games that were still running. */
  readonly gamesBack: number;
  /** Time from the restart of the server until it listens. */
  readonly listeningMs: number;
  /** Time from then until a client has its seat and its cards again. Clients retry like pages. */
  readonly backP50Ms: number;
  readonly backMaxMs: number;
}

/** Kills the server, restarts it, and reconnects every client of a running game. */
export async function measureRecovery(target: Target, tables: readonly Seating[]): Promise<RecoveryFigures> {
  const running = tables.filter(({ players: [host] }) => host?.isPlaying);
  for (const { players, spectators } of tables) for (const client of [...players, ...spectators]) client.letGo();
  const killedAt = performance.now();
  await target.restart();
  const listensAt = performance.now();
  const places = running.flatMap((table) => table.places);
  const noticed = () => Math.random() * backoff(listensAt - killedAt);
  const back = await Promise.all(places.map((place) => sitAgain(target.url, place, listensAt, noticed())));
  await Promise.all(back.map(({ room }) => room.leave()));
  const sorted = back.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    gamesBack: running.length,
    listeningMs: Math.round(listensAt - killedAt),
    backP50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
    backMaxMs: sorted.at(-1) ?? 0,
  };
}

/**
 * @param noticedMs delay between `since` and the first attempt.
 * @returns the client, and the ms from `since` until it had its seat again.
 * @throws if the client is rejected, or has no seat before the timeout.
 */
async function sitAgain(url: string, { roomId, token }: SeatRef, since: number, noticedMs: number) {
  await new Promise((resolve) => setTimeout(resolve, noticedMs));
  const room = await new Client(url).joinById<TableState>(roomId, { token, bundles: true });
  room.reconnection.enabled = false;
  unbundle(room.connection);
  await Promise.race([seated(room), lost(roomId)]);
  return { room, ms: Math.round(performance.now() - since) };
}

async function lost(roomId: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, lostMs));
  throw new Error(`a client has no seat at table ${roomId} after ${lostMs} ms`);
}

/**
 * Resolves once a client has its seat and its cards. The game may have ended with a step that the client did not
 * receive.
 */
function seated(room: TableConnection): Promise<void> {
  let seat: number | null = null;
  return new Promise((resolve) => {
    const look = () => {
      if (seat !== null && games.read(room.state, seat)) resolve();
    };
    for (const type of [eventsMessage, historyMessage, "blocked", "goodbye"]) room.onMessage(type, () => {});
    room.onMessage("welcome", (welcome: Welcome) => {
      seat = welcome.seat;
      look();
    });
    room.onStateChange(look);
  });
}
