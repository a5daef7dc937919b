import { Client } from "@colyseus/sdk";
import type { Player, Seated, TableSettings } from "../shared/net/protocol.ts";
import type { TableState } from "../shared/net/state.ts";
import { LoadPlayer } from "./player.ts";
import { Stopwatch } from "./stopwatch.ts";
import type { Tally } from "./tally.ts";

interface Guest {
  readonly token: string;
  readonly player: Player;
}

/** Opens a private table and seats its players, the host first, as pages do. */
export async function seatTable(
  url: string,
  settings: TableSettings,
  thinkMs: number,
  tally: Tally,
): Promise<LoadPlayer[]> {
  const client = new Client(url);
  const guests = await Promise.all(Array.from({ length: settings.seats }, () => post<Guest>(`${url}/api/players`, {})));
  const host = guests[0];
  if (!host) return [];
  const { roomId } = await post<Seated>(`${url}/api/tables`, { settings }, host.token);
  const stopwatch = new Stopwatch(guests.length, tally);
  const players: LoadPlayer[] = [];
  for (const { token } of guests) {
    players.push(new LoadPlayer(await client.joinById<TableState>(roomId, { token }), thinkMs, tally, stopwatch));
  }
  return players;
}

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { "content-type": "application/json", ...authorization };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return response.json();
}
