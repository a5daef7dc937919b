import { setTimeout as sleep } from "node:timers/promises";
import { LoadCounts } from "../../loadtest/counts.ts";
import { type Seating, seatTable } from "../../loadtest/table.ts";
import { defaultSettingsOf } from "../../shared/net/settings.ts";
import { games } from "../../shared/registry.ts";
import { counts } from "./counts.ts";
import { inWords, megabytes } from "./samples.ts";
import { quiet, settled, type WatchedServer } from "./server.ts";

const chairs = 5;

/** Number of tables that are opened at the same time. */
const atOnce = 10;

/** Cost of idle connections. */
export interface IdleReport {
  readonly idle: number;
  readonly minutes: number;
  /** Memory of the server after garbage collection: before the connections, during them, and after them. */
  readonly memoryMb: { readonly start: number; readonly held: number; readonly end: number };
  /** At tables it includes its share of a table of five. */
  readonly kbPerConnection: number;
  /** Processor time of the server during the idle time, as a share of one processor. */
  readonly percentOfProcessor: number;
  readonly errors: number;
  readonly disconnects: number;
  /** Counts of `SoakCounts` that did not return to their initial value. */
  readonly left: readonly string[];
}

/** Opens idle connections at a server. @returns a way to close them. */
export type OpenConnections = (
  url: string,
  count: number,
  tally: LoadCounts,
) => Promise<{ readonly leave: () => Promise<void> }>;

/** Opens connections, holds them, and closes them. */
export async function idle(
  server: WatchedServer,
  open: OpenConnections,
  count: number,
  minutes: number,
  tell: (line: string) => void,
): Promise<IdleReport> {
  const tally = new LoadCounts();
  await (await open(server.url, 1, new LoadCounts())).leave();
  const start = await quiet(server);
  tell(inWords({ minute: 0, amid: start, after: start }));
  const crowd = await open(server.url, count, tally);
  const before = await server.census();
  await sleep(60_000 * minutes);
  const held = await server.census();
  tell(inWords({ minute: minutes, amid: before, after: held }));
  await crowd.leave();
  const end = await settled(server, start);
  tell(inWords({ minute: minutes, amid: held, after: end }));
  for (const [message, times] of tally.errors) tell(`error, ${times} times: ${message}`);
  return {
    idle: count,
    minutes,
    memoryMb: { start: megabytes(start.bytes), held: megabytes(held.bytes), end: megabytes(end.bytes) },
    kbPerConnection: Number(((held.bytes - start.bytes) / 1024 / count).toFixed(1)),
    percentOfProcessor: Number(((held.cpuMicros.before - before.cpuMicros.after) / minutes / 600_000).toFixed(1)),
    errors: tally.errorCount,
    disconnects: tally.disconnects,
    left: counts.filter((each) => end[each] > start[each]),
  };
}

export const isIdleWrong = ({ errors, disconnects, left }: IdleReport): boolean =>
  errors > 0 || disconnects > 0 || left.length > 0;

/** Seats players at tables without a game. */
export const seat: OpenConnections = async (url, count, tally) => {
  const settings = defaultSettingsOf(games.editions.info("original"), chairs);
  const tables: Seating[] = [];
  let free = count;
  const seatSome = async () => {
    while (free > 0) {
      const people = Math.min(free, chairs);
      free -= people;
      const party = { settings, thinkMs: 0, spectators: 0, emptyChairs: chairs - people };
      await seatTable(url, party, tally).then(
        (table) => tables.push(table),
        (error: unknown) => tally.error(error),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, seatSome));
  return {
    async leave() {
      for (const { players } of tables) await Promise.all(players.map((player) => player.leave()));
    },
  };
};
