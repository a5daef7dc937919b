import { SoakActivity } from "./activity.ts";
import type { SoakCounts } from "./counts.ts";
import { inWords, type Reading } from "./samples.ts";
import { quiet, settled, type WatchedServer } from "./server.ts";
import { runSession } from "./session.ts";

/** Number of concurrent tables. */
const tables = 10;

/** Warm-up before the first measurement, in seconds, so that each part of the server has been used once. */
const warmUpSeconds = 5;

export interface SoakRun {
  readonly start: SoakCounts;
  readonly readings: readonly Reading[];
  readonly doings: SoakActivity;
}

/**
 * Runs clients continuously. Once a minute all clients leave, and the resources of the server are measured.
 * @param tell receives a line for each measurement.
 */
export async function runSoak(server: WatchedServer, minutes: number, tell: (line: string) => void): Promise<SoakRun> {
  const doings = new SoakActivity();
  await crowd(server.url, warmUpSeconds, new SoakActivity());
  const start = await quiet(server);
  const rounds = Math.max(2, Math.round(minutes));
  const readings: Reading[] = [];
  tell(inWords({ minute: 0, amid: start, after: start }));
  const beganAt = performance.now();
  for (let round = 1; round <= rounds; round += 1) {
    const endsAt = beganAt + (60_000 * minutes * round) / rounds;
    const amid = await crowdAmid(server, Math.max(minSeconds, (endsAt - performance.now()) / 1000), doings);
    const after = await settled(server, start);
    const reading = { minute: (minutes * round) / rounds, amid, after };
    readings.push(reading);
    tell(`${inWords(reading)}; ${doings.opened} tables, ${doings.games} games, ${doings.errorCount} errors`);
  }
  return { start, readings, doings };
}

/** Minimum duration of a round: closing takes its part of the minute, and on a slow machine perhaps all of it. */
const minSeconds = 2;

/** @returns the resources of the server halfway. */
async function crowdAmid(server: WatchedServer, seconds: number, doings: SoakActivity): Promise<SoakCounts> {
  const crowded = crowd(server.url, seconds, doings);
  await new Promise((resolve) => setTimeout(resolve, 500 * seconds));
  const amid = await server.census();
  await crowded;
  return amid;
}

/** Runs clients at this number of tables; resolves once all clients have left. */
async function crowd(url: string, seconds: number, doings: SoakActivity): Promise<void> {
  const endsAt = performance.now() + 1000 * seconds;
  const group = async () => {
    while (performance.now() < endsAt) {
      await runSession(url, endsAt, doings).catch((error: unknown) =>
        doings.failed(error instanceof Error ? error.message : String(error)),
      );
    }
  };
  await Promise.all(Array.from({ length: tables }, group));
}
