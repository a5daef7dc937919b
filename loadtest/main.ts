import { runAsMain, sentenceOf } from "../tools/command-line/command.ts";
import { type BackgroundYardstick, startYardstick } from "../tools/yardstick/background.ts";
import { type Load, loadCommand, readLoad } from "./arguments.ts";
import { startOwnCluster } from "./cluster.ts";
import { type Comparison, compare } from "./compare.ts";
import { judge } from "./limits.ts";
import { functionsOverLimit } from "./profile.ts";
import { type Report, run } from "./run.ts";
import { foreignServer, ownServer, type Target, unweighed } from "./server.ts";

/** Warm-up before the measurement, at full speed. It makes each process compile its code and fill its memory. */
const warmUp = { seconds: 3, thinkMs: 0, restart: false, cluster: null, profile: false } as const;
/** Most tables of the warm-up: of a server, so that its memory for a burst of joins is filled, and of each node. */
const warmRooms = { server: 50, node: 4 } as const;

export const program = loadCommand.action(test);

async function test(): Promise<void> {
  const load = readLoad(program);
  const target = await targetOf(load);
  const yardstick = startYardstick();
  const report = await measure(load, target, yardstick).catch(async (error: unknown) => {
    await target.stop();
    throw error;
  });
  yardstick.stop();
  if (load.json) console.log(JSON.stringify(report));
  else printTables(report);
  const { missed, unjudged } = judge(report, load);
  const slow = functionsOverLimit(report.hottest ?? []);
  for (const line of [...missed, ...slow, ...unjudged]) console.error(line);
  await target.stop();
  process.exit(missed.length + slow.length > 0 ? 1 : 0);
}

function printTables({ hottest, ...figures }: Report): void {
  console.table(figures);
  if (hottest) console.table(hottest);
}

async function measure(
  load: Load,
  target: Target,
  yardstick: BackgroundYardstick,
): Promise<Report & Partial<Comparison>> {
  const tell = (line: string) => console.error(line);
  if (load.url === null) await warm(load, target);
  if (load.cluster?.compare) return compare(load, target, warm, tell);
  const weighed = async () => {
    if (load.url === null) await warm(load, target);
  };
  return run(load, target, tell, weighed, yardstick);
}

async function warm(cold: Load, server: Target): Promise<void> {
  const most = "cluster" in server ? warmRooms.node * (cold.cluster?.nodes ?? 1) : warmRooms.server;
  await run({ ...cold, ...warmUp, rooms: Math.min(cold.rooms, most) }, unweighed(server), () => {});
}

async function targetOf({ url, cluster }: Load): Promise<Target> {
  if (url === null) return cluster ? startOwnCluster(cluster.nodes) : ownServer();
  await expectAnswer(url);
  return foreignServer(url);
}

/** @throws unless a server answers at this URL. */
async function expectAnswer(url: string): Promise<void> {
  const refuse = (got: string) =>
    program.error(`error: option '--url': expected a server of Nine Lives at ${url}, got ${got}`);
  const { ok, status } = await fetch(new URL("/healthz", url)).catch((error: unknown) => refuse(sentenceOf(error)));
  if (!ok) refuse(`status ${status}`);
}

if (import.meta.main) await runAsMain(program);
