import { type Report, run } from "../loadtest/run.ts";
import { ownServer, type Target, unlimited, unweighed } from "../loadtest/server.ts";
import { defaultSettingsOf } from "../shared/net/settings.ts";
import { games } from "../shared/registry.ts";
import { argumentsOf, floorCommand } from "./bench-floor/arguments.ts";
import { installBoardgameIo } from "./bench-floor/boardgame-io/install.ts";
import { startBoardgameIo } from "./bench-floor/boardgame-io/line.ts";
import {
  type Comparison,
  compared,
  type Figures,
  faultsOf,
  figuresIn,
  type ServerFigures,
  type Servers,
} from "./bench-floor/figures.ts";
import { startFloor } from "./bench-floor/floor/line.ts";
import { type Load, type OtherServer, runOther, weighOther } from "./bench-floor/other-server.ts";
import { startSameWork } from "./bench-floor/same-work/line.ts";
import { runAsMain, sentenceOf } from "./command-line/command.ts";

/** Number of alternating runs of each server, so that other load on the machine affects both. */
const roundCount = 3;

/** First run of each server, so that its memory is filled before a table is weighed. */
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
    sameWork: await startSameWork(),
    floor: await startFloor(),
    ...(boardgameIo && { boardgameIo: await startBoardgameIo() }),
  };
  const stop = () => Promise.all([server, ...Object.values(others)].map((each) => each.stop()));
  const comparison = await measured(load, {
    ours: ourContender(server),
    floor: contender(others.floor),
    sameWork: contender(others.sameWork),
    ...(others.boardgameIo && { boardgameIo: contender(others.boardgameIo) }),
  }).finally(stop);
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

/** Server of the comparison. */
interface Contender {
  run(load: Load): Promise<Figures>;
  /** @returns memory of a table in KB. */
  weigh(load: Load): Promise<number>;
}

const contender = (server: OtherServer): Contender => ({
  run: (load) => runOther(server, load),
  weigh: (load) => weighOther(server, load),
});

const ourContender = (server: Target): Contender => ({
  run: async (load) => figuresIn(await reportOf(load, unweighed(server))),
  weigh: async (load) => (await reportOf({ ...load, seconds: 1 }, server)).rssKbPerRoom ?? 0,
});

/** Weighs a table before the rounds, because that measurement discards compiled code. The first round compiles it. */
async function measured(load: Load, servers: Servers<Contender>): Promise<Comparison> {
  const { ours, floor, sameWork, boardgameIo } = servers;
  for (const each of Object.values<Contender>({ ...servers })) await each.run({ ...load, ...warmUp });
  const weights: Servers<number> = {
    ours: await ours.weigh(load),
    floor: await floor.weigh(load),
    sameWork: await sameWork.weigh(load),
    ...(boardgameIo && { boardgameIo: await boardgameIo.weigh(load) }),
  };
  const round = async (): Promise<Servers<Figures>> => ({
    sameWork: await sameWork.run(load),
    ours: await ours.run(load),
    floor: await floor.run(load),
    ...(boardgameIo && { boardgameIo: await boardgameIo.run(load) }),
  });
  tell("all servers compile their code");
  await round();
  const rounds: Servers<Figures>[] = [];
  while (rounds.length < roundCount) {
    const figures = await round();
    rounds.push(figures);
    const times = Object.entries<Figures>({ ...figures }).map(([name, each]) => `${name} ${each.cpuMicrosPerCommand}`);
    tell(`µs a command: ${times.join(", ")}`);
  }
  return compared(rounds, weights);
}

function reportOf({ edition, players, ...rest }: Load, server: Target): Promise<Report> {
  const settings = {
    ...defaultSettingsOf(games.editions.info(edition), players),
    beatSeconds: 0,
    chat: "off",
  } as const;
  return run({ ...rest, ...onlyPlay, settings: { ...settings, spectators: false } }, server, () => {});
}

/** One line per figure, our server beside the others. */
function rows({ ratio, ratioSameWork, ratiosSameWork: _, ...servers }: Comparison) {
  const line = (key: keyof ServerFigures, share?: number, sameWork?: number) => ({
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
