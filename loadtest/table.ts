import { Client } from "@colyseus/sdk";
import {
  type Player,
  protocolRevision as revision,
  type SeatLocation,
  type TableSettings,
} from "../shared/net/protocol.ts";
import type { TableState } from "../shared/net/state.ts";
import type { Load } from "./arguments.ts";
import type { LoadCounts } from "./counts.ts";
import { LatencyRecorder } from "./latency.ts";
import { LoadPlayer } from "./player.ts";
import type { Reconnector } from "./reconnector.ts";
import { LoadSpectator } from "./spectator.ts";

interface Guest {
  readonly token: string;
  readonly player: Player;
}

/** Table with the token that lets a player rejoin. */
export interface SeatRef {
  readonly roomId: string;
  readonly token: string;
}

/** Clients at one table. */
export interface Seating {
  /** Players; the host is the first one. */
  readonly players: readonly LoadPlayer[];
  /** Table and token of each player for a reconnect, in the same order. */
  readonly places: readonly SeatRef[];
  readonly spectators: readonly LoadSpectator[];
}

/** Composition of a table. */
interface Party extends Pick<Load, "settings" | "thinkMs" | "spectators"> {
  /** Number of chairs that stay empty. */
  readonly emptyChairs?: number;
}

/**
 * Opens a private table and seats its players, as pages do; then its spectators join.
 * @param homing reconnects players who lose their connection.
 */
export async function seatTable(
  url: string,
  party: Party,
  tally: LoadCounts,
  homing: Reconnector | null = null,
): Promise<Seating> {
  const { settings, thinkMs, spectators, emptyChairs = 0 } = party;
  const client = new Client(url);
  const guests = await newGuests(url, settings.seats - emptyChairs);
  const host = guests[0];
  if (!host) return { players: [], places: [], spectators: [] };
  const { roomId, code } = await openTable(url, settings, host.token);
  const stopwatch = new LatencyRecorder(guests.length, tally);
  const players: LoadPlayer[] = [];
  for (const { token } of guests) {
    const room = await client.joinById<TableState>(roomId, { token, revision, bundles: true });
    const home = homing?.homeAt({ roomId, code, token });
    players.push(new LoadPlayer(room, thinkMs, tally, stopwatch, home));
  }
  const watching: LoadSpectator[] = [];
  for (const { token } of await newGuests(url, spectators)) {
    watching.push(
      new LoadSpectator(await client.joinById<TableState>(roomId, { token, revision, watch: true }), tally),
    );
  }
  return { players, places: guests.map(({ token }) => ({ roomId, token })), spectators: watching };
}

const newGuests = (url: string, count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, () => newGuest(url)));

export const newGuest = (url: string): Promise<Guest> => post<Guest>(`${url}/api/players`, {});

export const openTable = (url: string, settings: TableSettings, token: string): Promise<SeatLocation> =>
  post<SeatLocation>(`${url}/api/tables`, { settings }, token);

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { "content-type": "application/json", ...authorization };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }).catch((error: unknown) => {
    throw new Error(`${url} does not answer`, { cause: error });
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return response.json();
}
