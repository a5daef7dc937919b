import { InvalidArgumentError } from "commander";
import { command, runAsMain } from "./command-line/command.ts";
import { figures } from "./scaling/figures.ts";
import { needsOf } from "./scaling/needs.ts";
import { strainsOf } from "./scaling/strains.ts";
import { figuresTable, needsTable, strainsTable } from "./scaling/tables.ts";

export const program = command("scaling", "Computes the needs of a cluster from measured figures (docs/scaling.md).")
  .option("--people <list>", "players at tables, separated by commas", peopleList, [10_000, 100_000, 1_000_000])
  .option("--json", "print the report as one line of JSON at the end")
  .action(compute);

function compute({ people, json }: { readonly people: readonly number[]; readonly json?: true }): void {
  const levels = people.map(needsOf);
  console.log([needsTable(levels), strainsTable(levels), figuresTable()].join("\n\n"));
  if (!json) return;
  const clusters = levels.map((needs) => ({
    ...needs,
    strains: strainsOf(needs).map(({ what, share }) => ({ what, share })),
  }));
  console.log(JSON.stringify({ figures, clusters }));
}

function peopleList(text: string): readonly number[] {
  if (!/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text))
    throw new InvalidArgumentError(`expected numbers like 10000,50000, got ${text}`);
  return text.split(",").map(Number);
}

if (import.meta.main) await runAsMain(program);
