import { setTimeout as sleep } from "node:timers/promises";
import { LoadCounts } from "../../loadtest/counts.ts";
import { Reconnector } from "../../loadtest/reconnector.ts";
import { type Seating, seatTable } from "../../loadtest/table.ts";
import type { EditionInfo } from "../../shared/core/game.ts";
import type { GamesPage } from "../../shared/net/people.ts";
import type { WatchedGame } from "../../shared/net/protocol.ts";
import { defaultSettingsOf } from "../../shared/net/settings.ts";
import { games } from "../../shared/registry.ts";
import { ranksIn } from "../../shared/replays/replays.ts";
import type { SoakActivity } from "./activity.ts";

/** Delay of players before a command, in ms, and maximum time at a table, in seconds. */
const thinkMs = 20;
const mostSeconds = 20;
const mostPeople = 5;

/**
 * Clients open a table of any edition, some with a bot, and play until this time is over, or their own limit. During
 * the game a client reconnects, a player leaves for good, and a spectator leaves. At the end a finished game is
 * replayed from its record, and all clients leave.
 * @param endsAt as `performance.now()`.
 */
export async function runSession(url: string, endsAt: number, doings: SoakActivity): Promise<void> {
  const tally = new LoadCounts();
  const homing = new Reconnector(url, tally);
  const edition = anyOf(games.editions.all);
  const [fewest, most] = edition.seats;
  const seats = Math.max(fewest, 2 + Math.floor(Math.random() * (Math.min(most, mostPeople) - 1)));
  const emptyChairs = seats > 2 && Math.random() < 0.3 ? 1 : 0;
  const party = { settings: settingsOf(edition, seats), thinkMs, spectators: 2, emptyChairs };
  const table = await seatTable(url, party, tally, homing);
  doings.opened += 1;
  doings.watched += table.spectators.length;
  await play(table, emptyChairs > 0, Math.min(endsAt, performance.now() + 1000 * mostSeconds * Math.random()), doings);
  tally.stop();
  await homing.everybodyBack();
  doings.cameBack += homing.backMs.length;
  if (tally.gamesFinished > 0) await replay(url, table, doings);
  await Promise.all([...table.players, ...table.spectators].map((client) => client.leave()));
  doings.take(tally);
}

const settingsOf = (edition: EditionInfo, seats: number) =>
  ({ ...defaultSettingsOf(edition, seats), nopeSeconds: 3, beatSeconds: 0, chat: "off" }) as const;

async function play(
  { players, spectators }: Seating,
  withBot: boolean,
  endsAt: number,
  doings: SoakActivity,
): Promise<void> {
  const [host, second] = players;
  const thirdMs = (endsAt - performance.now()) / 3;
  if (!host || !second || thirdMs <= 0) return;
  if (withBot) await host.manage({ type: "add-bot", strength: "steady" });
  await host.manage({ type: "start" });
  await sleep(thirdMs);
  second.breakOff();
  await spectators[0]?.leave();
  await sleep(thirdMs);
  if (players.length > 2) {
    await players.at(-1)?.leave();
    doings.left += 1;
  }
  await sleep(thirdMs);
}

/**
 * Replays the newest game of the host, which is over.
 * @throws if there is none, or it cannot have been played like this.
 */
async function replay(url: string, { places: [host] }: Seating, doings: SoakActivity): Promise<void> {
  const ask = (path: string) => answerTo(`${url}/api/${path}`, host?.token ?? "");
  const page: GamesPage = await ask("games");
  const [game] = page.games;
  if (!game) throw new Error("a finished game is missing in the list of its players");
  const { record }: WatchedGame = await ask(`games/${game.id}`);
  const places = ranksIn(games, record);
  if (!places.ok) throw new Error(`a game cannot be replayed: ${places.error.what}`);
  doings.replayed += 1;
}

async function answerTo(address: string, token: string) {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}
