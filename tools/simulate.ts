import { readArguments } from "./simulate/arguments.ts";
import type { SimulationPlan, SimulationReport } from "./simulate/simulation.ts";
import { simulators } from "./simulate/simulators.ts";

const { simulator, plan, json } = readArguments(simulators, process.argv.slice(2));
const started = performance.now();
const report = simulator.run(plan, progressFrom(started));
const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
if (json) printJson(plan, report, seconds);
else printTable(plan, report, seconds);
for (const flaw of report.flaws) console.error(flaw);
if (report.flaws.length > 0 || report.finished < plan.games) process.exitCode = 1;

/** Reports the number of games played every two seconds. */
function progressFrom(start: number): (games: number) => void {
  let told = start;
  return (games) => {
    const now = performance.now();
    if (now - told < 2000) return;
    told = now;
    console.error(`${games} of ${plan.games} games`);
  };
}

function printJson({ config, games }: SimulationPlan, report: SimulationReport, seconds: number): void {
  const { edition, players } = config;
  const { finished, commands, winsBySeat, winsByBot, digest } = report;
  console.log(JSON.stringify({ edition, players, games, finished, commands, seconds, winsBySeat, winsByBot, digest }));
}

function printTable({ games }: SimulationPlan, report: SimulationReport, seconds: number): void {
  const wins = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ");
  console.log(`${report.finished} of ${games} games finished, ${report.commands} commands, ${seconds} s`);
  console.log(`wins by seat: ${wins(Object.fromEntries(report.winsBySeat.entries()))}`);
  console.log(`wins by bot:  ${wins(report.winsByBot)}`);
  console.log(`digest:       ${report.digest}`);
}
