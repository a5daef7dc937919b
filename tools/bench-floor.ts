import { run } from "../loadtest/run.ts";
import { ownServer, type Target, unlimited } from "../loadtest/server.ts";
import { defaultSettingsOf } from "../shared/net/settings.ts";
import { games } from "../shared/registry.ts";
import { argumentsOf, floorCommand } from "./bench-floor/arguments.ts";
import { installBoardgameIo } from "./bench-floor/boardgame-io/install.ts";
import { startBoardgameIo } from "./bench-floor/boardgame-io/line.ts";
import { type Comparison, compared, type Figures, faultsOf, figuresIn } from "./bench-floor/figures.ts";
import { startFloor } from "./bench-floor/floor/line.ts";
import { type Load, type OtherServer, runOther } from "./bench-floor/other-server.ts";
import { runAsMain, sentenceOf } from "./command-line/command.ts";

/** Number of alternating runs of each server, so that other load on the machine affects both. */
const turns = 3;

/** Warm-up of each server before the measurement. It makes them compile their code and fill their memory. */
const warmUp = { rooms: 4, seconds: 3 } as const;

/** Disables other features of the load test. */
const onlyPlay = { spectators: 0, url: null, restart: false, cluster: null, json: false } as const;

export const program = floorCommand.action(bench);

const tell = (line: string) => console.error(line);

async function bench(): Promise<void> {
  const { load, boardgameIo, json } = argumentsOf(program);
  if (boardgameIo) await install();
  // A table closes with its last client, so that the next run measures only its own memory.
  const server = await ownServer({ ...unlimited, EMPTY_TABLE_MINUTES: "0" });
  const floor = await startFloor();
  const others = boardgameIo ? [floor, await startBoardgameIo()] : [floor];
  const stop = () => Promise.all([server, ...others].map((each) => each.stop()));
  const comparison = await measured(load, server, others).finally(stop);
  const faults = faultsOf(comparison);
  for (const fault of faults) tell(fault);
  if (json) console.log(JSON.stringify(comparison));
  else console.table(rows(comparison));
  process.exit(faults.length > 0 ? 1 : 0);
}

async function install(): Promise<void> {
  try {
    await installBoardgameIo(tell);
  } catch (error) {
    program.error(`error: option '--boardgame-io': expected npm to install it, got ${sentenceOf(error)}`);
  }
}

async function measured(load: Load, server: Target, others: readonly OtherServer[]): Promise<Comparison> {
  await runOurs({ ...load, ...warmUp }, server);
  for (const other of others) await runOther(other, { ...load, ...warmUp });
  const ours: Figures[] = [];
  const theirs: Figures[][] = others.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    ours.push(await runOurs(load, server));
    for (const [place, other] of others.entries()) theirs[place]?.push(await runOther(other, load));
    const times = [ours, ...theirs].map((runs) => runs.at(-1)?.cpuMicrosPerCommand);
    tell(`µs a command: ${times[0]}, beside it ${times.slice(1).join(", ")}`);
  }
  const [floorOf = [], boardgameIoOf = []] = theirs;
  return compared(ours, floorOf, boardgameIoOf);
}

async function runOurs({ edition, players, ...rest }: Load, server: Target): Promise<Figures> {
  const settings = {
    ...defaultSettingsOf(games.editions.info(edition), players),
    beatSeconds: 0,
    chat: "off",
  } as const;
  const report = await run({ ...rest, ...onlyPlay, settings: { ...settings, spectators: false } }, server, () => {});
  return figuresIn(report);
}

/** One line per figure, our server beside the others. */
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

if (import.meta.main) await runAsMain(program);
