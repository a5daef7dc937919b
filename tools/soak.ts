import { readArguments } from "./soak/arguments.ts";
import { endure } from "./soak/endure.ts";
import { idle, isIdleWrong } from "./soak/idle.ts";
import { watchedServer } from "./soak/server.ts";
import { faultsIn, tellsOfMemory, verdictOn } from "./soak/verdict.ts";

const { minutes, idle: connections, json } = readArguments(process.argv.slice(2));
const tell = (line: string) => console.error(line);
const server = await watchedServer((line) => {
  if (line.startsWith("{")) tell(line);
});
const isWrong = await (connections === null ? soak() : hold(connections)).finally(() => server.stop());
process.exit(isWrong ? 1 : 0);

async function soak(): Promise<boolean> {
  const endured = await endure(server, minutes, tell);
  const verdict = verdictOn(minutes, endured);
  for (const [message, count] of endured.doings.errors) tell(`error, ${count} times: ${message}`);
  if (!tellsOfMemory(minutes)) tell("so short a time says nothing about memory: more than five minutes do");
  const faults = faultsIn(verdict);
  for (const fault of faults) tell(fault);
  show(verdict);
  return faults.length > 0;
}

async function hold(count: number): Promise<boolean> {
  const report = await idle(server, count, minutes, tell);
  show(report);
  return isIdleWrong(report);
}

function show(report: object): void {
  console.log(json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
}
