import type { ChildProcess } from "node:child_process";
import type { Usage } from "../../loadtest/probe.ts";
import { addressOf, endProcess, type Settings, startProcess, usageOf } from "../../loadtest/process.ts";

/** One server process of a house, which can be ended and started again under the same name and address. */
export class HouseNode {
  readonly name: string;
  /** Its output since the first start. */
  said = "";
  readonly #settings: Settings;
  #child: ChildProcess | null = null;

  constructor(name: string, settings: Settings) {
    this.name = name;
    this.#settings = settings;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves once it is ready. */
  async start(): Promise<void> {
    this.#child = startProcess(this.#settings);
    await addressOf(this.#child, (line) => {
      this.said += `${line}\n`;
    });
  }

  /** Resolves once it has ended. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child) await endProcess(this.#child, signal);
  }

  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child?.kill("SIGCONT");
  }

  async usage(): Promise<Usage> {
    if (!this.#child) throw new Error(`node ${this.name} does not run`);
    return usageOf(this.#child);
  }
}
