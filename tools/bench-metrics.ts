import { games } from "../server/app/games.ts";
import { Metrics } from "../server/metrics/metrics.ts";
import { costOfCommand } from "./bench-metrics/command.ts";
import { command, runAsMain } from "./command-line/command.ts";

const commands = 200_000;
const runs = 9;
/** Processor time of the server per command, in ns: docs/performance.md. */
const wholeCommand = 180_000;

export const program = command(
  "bench:metrics",
  "Measures the processor time that the Prometheus metrics add to a command.",
)
  .option("--json", "print the report as one line of JSON at the end")
  .action(bench);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The first run of each is a warm-up. The runs alternate, so that other load on the machine affects both. */
async function bench({ json }: { readonly json?: true }): Promise<void> {
  const plain: number[] = [];
  const counted: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const one = await costOfCommand(undefined, commands);
    const other = await costOfCommand(new Metrics(games.editions), commands);
    if (run > 0) {
      plain.push(one);
      counted.push(other);
    }
  }
  const added = Math.round(median(counted) - median(plain));
  const percent = Number(((100 * added) / wholeCommand).toFixed(2));
  if (json) console.log(JSON.stringify({ addedNanoseconds: added, percent }));
  else console.log(`${added} ns a command, which is ${percent} % of ${wholeCommand / 1000} µs`);
}

if (import.meta.main) await runAsMain(program);
