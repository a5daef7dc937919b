import { runAsMain } from "./command-line/command.ts";
import { argumentsOf, simulateCommand } from "./simulate/arguments.ts";
import type { SimulationPlan } from "./simulate/plan.ts";
import { simulators } from "./simulate/simulators.ts";
import type { SimulationReport } from "./simulate/tally.ts";
import { runInThreads } from "./simulate/threads.ts";

export const program = simulateCommand(simulators).action(simulate);

async function simulate(): Promise<void> {
  const { simulator, plan, threads, json } = argumentsOf(simulators, program);
  const started = performance.now();
  const progress = progressFrom(started, plan);
  const report = threads === 1 ? simulator.run(plan, progress) : await runInThreads(plan, threads, progress);
  const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
  if (json) printJson(plan, report, seconds);
  else printTable(plan, report, seconds);
  for (const flaw of report.flaws) console.error(flaw);
  if (report.flaws.length > 0 || report.finished < plan.games) process.exitCode = 1;
}

/** Reports the number of games played every two seconds. */
function progressFrom(start: number, plan: SimulationPlan): (games: number) => void {
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
  const { finished, commands, flaws: _, ...counted } = report;
  console.log(JSON.stringify({ edition, players, games, finished, commands, seconds, ...counted }));
}

function printTable({ games }: SimulationPlan, report: SimulationReport, seconds: number): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(`${report.finished} of ${games} games finished, ${report.commands} commands, ${seconds} s`);
  console.log(`wins by seat: ${report.winsBySeat.map((count, seat) => `${seat} ${count}`).join(", ")}`);
  for (const [bot, { share, error }] of Object.entries(report.shares)) {
    const { p50, p95, max } = report.msPerDecision[bot] ?? { p50: 0, p95: 0, max: 0 };
    console.log(
      `${bot}: ${report.winsByBot[bot]} wins, ${percent(share)} ± ${percent(error)} of the games; ` +
        `ms a decision: half ≤ ${p50}, 95 % ≤ ${p95}, at most ${max}`,
    );
  }
  console.log(`digest: ${report.digest}`);
}

if (import.meta.main) await runAsMain(program);
