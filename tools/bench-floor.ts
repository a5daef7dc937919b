import { run } from "../loadtest/run.ts";
import { ownServer, type Target, unlimited } from "../loadtest/server.ts";
import { defaultSettingsOf } from "../shared/net/settings.ts";
import { games } from "../shared/registry.ts";
import { argumentsOf, floorCommand } from "./bench-floor/arguments.ts";
import { installBoardgameIo } from "./bench-floor/boardgame-io/install.ts";
import { startBoardgameIo } from "./bench-floor/boardgame-io/line.ts";
import { type Comparison, compared, type Figures, faultsOf, figuresIn, type Turns } from "./bench-floor/figures.ts";
import { startFloor } from "./bench-floor/floor/line.ts";
import { type Load, type OtherServer, runOther } from "./bench-floor/other-server.ts";
import { startSameWork } from "./bench-floor/same-work/line.ts";
import { runAsMain, sentenceOf } from "./command-line/command.ts";

/** Number of alternating runs of each server, so that other load on the machine affects both. */
const turnCount = 3;

/** Warm-up of each server before the measurement. It makes them compile their code and fill their memory. */
const warmUp = { rooms: 4, seconds: 3 } as const;

/** Disables other features of the load test. */
const onlyPlay = { spectators: 0, url: null, restart: false, cluster: null, profile: false, json: false } as const;

export const program = floorCommand.action(bench);

const tell = (line: string) => console.error(line);

async function bench(): Promise<void> {
  const { load, boardgameIo, json } = argumentsOf(program);
  if (boardgameIo) await install();
  // A table closes with its last client, so that the next run measures only its own memory.
  const server = await ownServer({ ...unlimited, EMPTY_TABLE_MINUTES: "0" });
  const others = {
    floor: await startFloor(),
    sameWork: await startSameWork(),
    ...(boardgameIo && { boardgameIo: await startBoardgameIo() }),
  };
  const stop = () => Promise.all([server, ...Object.values(others)].map((each) => each.stop()));
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

interface Others {
  readonly floor: OtherServer;
  readonly sameWork: OtherServer;
  readonly boardgameIo?: OtherServer;
}

async function measured(load: Load, server: Target, others: Others): Promise<Comparison> {
  const { floor, sameWork, boardgameIo } = others;
  await runOurs({ ...load, ...warmUp }, server);
  for (const other of Object.values<OtherServer>({ ...others })) await runOther(other, { ...load, ...warmUp });
  const inTurns: Record<keyof Turns, Figures[]> = { ours: [], floor: [], sameWork: [], boardgameIo: [] };
  for (let turn = 0; turn < turnCount; turn += 1) {
    inTurns.sameWork.push(await runOther(sameWork, load));
    inTurns.ours.push(await runOurs(load, server));
    inTurns.floor.push(await runOther(floor, load));
    if (boardgameIo) inTurns.boardgameIo.push(await runOther(boardgameIo, load));
    const times = Object.entries(inTurns).map(([name, runs]) => `${name} ${runs.at(-1)?.cpuMicrosPerCommand ?? "-"}`);
    tell(`µs a command: ${times.join(", ")}`);
  }
  return compared(inTurns);
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
function rows({ ratio, ratioSameWork, ratiosSameWork: _, ...servers }: Comparison) {
  const line = (key: keyof Figures, share?: number, sameWork?: number) => ({
    ...Object.fromEntries(Object.entries(servers).map(([name, figures]) => [name, figures[key]])),
    "ours by floor": share,
    "ours by same work": sameWork,
  });
  return {
    "processor time a command, µs": line("cpuMicrosPerCommand", ratio.cpu, ratioSameWork),
    "bytes a command, to all clients": line("bytesPerCommand", ratio.bytes),
    "frames a command, to all clients": line("framesPerCommand", ratio.frames),
    "memory a table, KB": line("kbPerTable", ratio.memory),
    "p99 to the last client, ms": line("p99Ms", ratio.p99),
    "commands a second": line("commandsPerSecond"),
  };
}

if (import.meta.main) await runAsMain(program);
