import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { secondsBelow } from "./processor-time.ts";

const project = resolve(import.meta.dirname, "../..");

/** Figures of the last run. */
export const measuredFile = join(project, "reports/files.json");

/** Number of files in the summary. */
const listed = 10;

/** Cost of one test file. */
export interface MeasuredFile {
  /** Path, relative to the project root. */
  readonly file: string;
  /** Wall-clock time, without the time in which other files used the worker. */
  readonly seconds: number;
  /** Processor time of the worker, of the processes that it started, and its share of common servers and browsers. */
  readonly processorSeconds: number;
}

/**
 * Workers report their own time with their files. A worker that exited, but was not yet waited for, has no command
 * line.
 */
const isWorker = (commandLine: string): boolean => commandLine === "" || commandLine.includes("vitest/dist/workers");

/**
 * Prints the slowest test files with their share of the processor time of the run. The usage of shared servers and
 * browsers is divided equally among the files that run at that time.
 */
export class SlowestFiles implements Reporter {
  readonly #running = new Set<string>();
  /** Seconds of shared processes, by file. */
  readonly #shared = new Map<string, number>();
  #seen = 0;

  onTestRunStart(): void {
    this.#seen = secondsBelow(isWorker);
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.#distribute();
    this.#running.add(moduleId);
    this.#shared.set(moduleId, 0);
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#distribute();
    this.#running.delete(moduleId);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module): MeasuredFile => {
      const shared = this.#shared.get(module.moduleId) ?? 0;
      return {
        file: relative(project, module.moduleId),
        seconds: round(module.diagnostic().duration / 1000),
        processorSeconds: round((module.meta().processorSeconds ?? 0) + shared),
      };
    });
    mkdirSync(join(project, "reports"), { recursive: true });
    writeFileSync(measuredFile, `${JSON.stringify(files, null, 1)}\n`);
    if (files.length > listed) console.log(summaryOf(files));
  }

  #distribute(): void {
    const now = secondsBelow(isWorker);
    for (const id of this.#running)
      this.#shared.set(id, (this.#shared.get(id) ?? 0) + (now - this.#seen) / this.#running.size);
    this.#seen = now;
  }
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;

function summaryOf(files: readonly MeasuredFile[]): string {
  const all = files.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  const rows = files
    .toSorted((a, b) => b.processorSeconds - a.processorSeconds)
    .slice(0, listed)
    .map(({ file, seconds, processorSeconds }) => {
      const share = `${((100 * processorSeconds) / all).toFixed(1)} %`;
      return `${share.padStart(7)} ${`${processorSeconds.toFixed(0)} s`.padStart(7)} ${`${seconds.toFixed(0)} s`.padStart(7)}  ${file}`;
    });
  return ["", "The slowest files: share of processor time, processor time, wall-clock time", ...rows].join("\n");
}
