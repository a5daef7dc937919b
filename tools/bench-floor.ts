import { run } from "../loadtest/run.ts";
import { ownServer, unlimited } from "../loadtest/server.ts";
import { usualSettings } from "../shared/net/settings.ts";
import { games } from "../shared/registry.ts";
import { readArguments } from "./bench-floor/arguments.ts";
import { type Comparison, compared, type Figures, faultsOf, figuresIn } from "./bench-floor/figures.ts";
import { type Load, runFloor, startFloor } from "./bench-floor/floor.ts";

/** How often each of the two bears the load, in turns: other work on the machine then meets both. */
const turns = 3;

/** A run of each before the measurement: it makes both compile their code and fill their memory. */
const warmUp = { rooms: 4, seconds: 3 } as const;

/** What else the load test could do. */
const onlyPlay = { spectators: 0, url: null, restart: false, house: null, json: false } as const;

const { load, json } = readArguments(process.argv.slice(2));
const tell = (line: string) => console.error(line);
// A table closes with its last client: the next run's memory is its own.
const server = await ownServer({ ...unlimited, EMPTY_TABLE_MINUTES: "0" });
const floor = await startFloor();
const comparison = await measured().finally(() => Promise.all([server.stop(), floor.stop()]));
const faults = faultsOf(comparison);
for (const fault of faults) tell(fault);
if (json) console.log(JSON.stringify(comparison));
else console.table(rows(comparison));
process.exit(faults.length > 0 ? 1 : 0);

async function measured(): Promise<Comparison> {
  await runOurs({ ...load, ...warmUp });
  await runFloor(floor, { ...load, ...warmUp });
  const ours: Figures[] = [];
  const others: Figures[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    ours.push(await runOurs(load));
    others.push(await runFloor(floor, load));
    tell(`µs a command: ${ours.at(-1)?.cpuMicrosPerCommand}, the floor ${others.at(-1)?.cpuMicrosPerCommand}`);
  }
  return compared(ours, others);
}

async function runOurs({ edition, players, ...rest }: Load): Promise<Figures> {
  const settings = { ...usualSettings(games.editions.info(edition), players), beatSeconds: 0, chat: "off" } as const;
  const report = await run({ ...rest, ...onlyPlay, settings: { ...settings, spectators: false } }, server, () => {});
  return figuresIn(report);
}

/** One line by figure, ours beside the floor's. */
function rows({ ours, floor: least, ratio }: Comparison) {
  const line = (key: keyof Figures, share?: number) => ({ ours: ours[key], floor: least[key], ratio: share });
  return {
    "processor time a command, µs": line("cpuMicrosPerCommand", ratio.cpu),
    "bytes a command, to all clients": line("bytesPerCommand", ratio.bytes),
    "frames a command, to all clients": line("framesPerCommand", ratio.frames),
    "memory a table, KB": line("kbPerTable", ratio.memory),
    "p99 to the last client, ms": line("p99Ms", ratio.p99),
    "commands a second": line("commandsPerSecond"),
  };
}
