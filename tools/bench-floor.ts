import { run } from "../loadtest/run.ts";
import { ownServer, unlimited } from "../loadtest/server.ts";
import { usualSettings } from "../shared/net/settings.ts";
import { games } from "../shared/registry.ts";
import { readArguments } from "./bench-floor/arguments.ts";
import { installBoardgameIo } from "./bench-floor/boardgame-io/install.ts";
import { startBoardgameIo } from "./bench-floor/boardgame-io/line.ts";
import { type Comparison, compared, type Figures, faultsOf, figuresIn } from "./bench-floor/figures.ts";
import { startFloor } from "./bench-floor/floor/line.ts";
import { type Load, runOther } from "./bench-floor/other-server.ts";

/** How often each server bears the load, in turns: other work on the machine then meets both. */
const turns = 3;

/** A run of each before the measurement: it makes them compile their code and fill their memory. */
const warmUp = { rooms: 4, seconds: 3 } as const;

/** What else the load test could do. */
const onlyPlay = { spectators: 0, url: null, restart: false, house: null, json: false } as const;

const { load, boardgameIo, json } = readArguments(process.argv.slice(2));
const tell = (line: string) => console.error(line);
if (boardgameIo) await install();
// A table closes with its last client: the next run's memory is its own.
const server = await ownServer({ ...unlimited, EMPTY_TABLE_MINUTES: "0" });
const floor = await startFloor();
const others = boardgameIo ? [floor, await startBoardgameIo()] : [floor];
const comparison = await measured().finally(() => Promise.all([server, ...others].map((each) => each.stop())));
const faults = faultsOf(comparison);
for (const fault of faults) tell(fault);
if (json) console.log(JSON.stringify(comparison));
else console.table(rows(comparison));
process.exit(faults.length > 0 ? 1 : 0);

async function install(): Promise<void> {
  try {
    await installBoardgameIo(tell);
  } catch (error) {
    tell(`error: option '--boardgame-io': npm cannot install it: ${error}`);
    process.exit(2);
  }
}

async function measured(): Promise<Comparison> {
  await runOurs({ ...load, ...warmUp });
  for (const other of others) await runOther(other, { ...load, ...warmUp });
  const ours: Figures[] = [];
  const theirs: Figures[][] = others.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    ours.push(await runOurs(load));
    for (const [place, other] of others.entries()) theirs[place]?.push(await runOther(other, load));
    const times = [ours, ...theirs].map((runs) => runs.at(-1)?.cpuMicrosPerCommand);
    tell(`µs a command: ${times[0]}, beside it ${times.slice(1).join(", ")}`);
  }
  const [floorOf = [], boardgameIoOf = []] = theirs;
  return compared(ours, floorOf, boardgameIoOf);
}

async function runOurs({ edition, players, ...rest }: Load): Promise<Figures> {
  const settings = { ...usualSettings(games.editions.info(edition), players), beatSeconds: 0, chat: "off" } as const;
  const report = await run({ ...rest, ...onlyPlay, settings: { ...settings, spectators: false } }, server, () => {});
  return figuresIn(report);
}

/** One line by figure, ours beside the others'. */
function rows({ ratio, ...servers }: Comparison) {
  const line = (key: keyof Figures, share?: number) => ({
    ...Object.fromEntries(Object.entries(servers).map(([name, figures]) => [name, figures[key]])),
    "ours by floor": share,
  });
  return {
    "processor time a command, µs": line("cpuMicrosPerCommand", ratio.cpu),
    "bytes a command, to all clients": line("bytesPerCommand", ratio.bytes),
    "frames a command, to all clients": line("framesPerCommand", ratio.frames),
    "memory a table, KB": line("kbPerTable", ratio.memory),
    "p99 to the last client, ms": line("p99Ms", ratio.p99),
    "commands a second": line("commandsPerSecond"),
  };
}
