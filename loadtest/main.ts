import { type Load, readArguments } from "./arguments.ts";
import { type Comparison, compare } from "./compare.ts";
import { ownHouse } from "./house.ts";
import { missedLimits } from "./limits.ts";
import { type Report, run } from "./run.ts";
import { foreignServer, ownServer, type Target, unweighed } from "./server.ts";

/** Load before the measurement, at full speed: it makes each process compile its code and fill its memory. */
const warmUp = { seconds: 3, thinkMs: 0, restart: false, house: null } as const;
const warmRooms = 4;

const load = readArguments(process.argv.slice(2));
const target = await targetOf(load);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stopAnd(2));
const report = await measure().catch((error: unknown) => {
  console.error(error);
  return stopAnd(2);
});
if (load.json) console.log(JSON.stringify(report));
else console.table(report);
const missed = missedLimits(report, load.house?.blow ?? null);
for (const line of missed) console.error(line);
await stopAnd(missed.length > 0 ? 1 : 0);

async function measure(): Promise<Report & Partial<Comparison>> {
  const tell = (line: string) => console.error(line);
  if (load.url === null) await warm(load, target);
  if (load.house?.compare) return compare(load, target, warm, tell);
  return run(load, target, tell, async () => {
    if (load.url === null) await warm(load, target);
  });
}

async function warm(cold: Load, server: Target): Promise<void> {
  const rooms = "house" in server ? warmRooms * (cold.house?.nodes ?? 1) : warmRooms;
  await run({ ...cold, ...warmUp, rooms }, unweighed(server), () => {});
}

async function stopAnd(exitCode: number): Promise<never> {
  await target.stop();
  process.exit(exitCode);
}

async function targetOf({ url, house }: Load): Promise<Target> {
  if (url !== null) return foreignServer(url);
  return house ? ownHouse(house.nodes) : ownServer();
}
