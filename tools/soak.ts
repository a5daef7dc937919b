import { runAsMain } from "./command-line/command.ts";
import { argumentsOf, soakCommand } from "./soak/arguments.ts";
import { describeMemory, faultsIn, judgeRun } from "./soak/check.ts";
import { idle, isIdleWrong, type OpenConnections, seat } from "./soak/idle.ts";
import { openLines } from "./soak/lines.ts";
import { runSoak } from "./soak/run.ts";
import { type WatchedServer, watchedServer } from "./soak/server.ts";

export const program = soakCommand.action(run);

const tell = (line: string) => console.error(line);

async function run(): Promise<void> {
  const { minutes, idle: connections, line, json } = argumentsOf(program);
  const show = (report: object) => console.log(json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  const server = await watchedServer((line) => {
    if (line.startsWith("{")) tell(line);
  });
  const running =
    connections === null
      ? soak(server, minutes, show)
      : hold(server, line ? openLines : seat, connections, minutes, show);
  const isWrong = await running.finally(() => server.stop());
  process.exit(isWrong ? 1 : 0);
}

async function soak(server: WatchedServer, minutes: number, show: (report: object) => void): Promise<boolean> {
  const endured = await runSoak(server, minutes, tell);
  const verdict = judgeRun(minutes, endured);
  for (const [message, count] of endured.doings.errors) tell(`error, ${count} times: ${message}`);
  if (!describeMemory(minutes)) tell("the run is too short to judge memory: it needs more than five minutes");
  const faults = faultsIn(verdict);
  for (const fault of faults) tell(fault);
  show(verdict);
  return faults.length > 0;
}

async function hold(
  server: WatchedServer,
  open: OpenConnections,
  count: number,
  minutes: number,
  show: (report: object) => void,
): Promise<boolean> {
  const report = await idle(server, open, count, minutes, tell);
  show(report);
  return isIdleWrong(report);
}

if (import.meta.main) await runAsMain(program);
