import type { ChildProcess } from "node:child_process";
import type { Asked } from "../../loadtest/probe.ts";
import { addressOf, endProcess, project, type Settings, startProcess, usedBy } from "../../loadtest/process.ts";

/** One server process of a house, which can be ended and started again under the same name and address. */
export class HouseNode {
  readonly name: string;
  /** Its own address, past the proxy. */
  readonly url: string;
  /** The folder of the program that it runs from its next start on. */
  build = project;
  /** Its output since the first start. */
  said = "";
  readonly #settings: Settings;
  #child: ChildProcess | null = null;

  /** @param settings variables of its environment; the name is added. */
  constructor(name: string, settings: Settings & { readonly PORT: string }) {
    this.name = name;
    this.url = `http://127.0.0.1:${settings.PORT}`;
    this.#settings = { ...settings, NODE_NAME: name };
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves once it is ready. */
  async start(): Promise<void> {
    this.#child = startProcess(this.#settings, this.build);
    await addressOf(this.#child, (line) => {
      this.said += `${line}\n`;
    });
  }

  /** Resolves once it has ended: with the exit code, or null if the signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.#child) return null;
    await endProcess(this.#child, signal);
    return this.#child.exitCode;
  }

  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child?.kill("SIGCONT");
  }

  async used(asked: Asked): Promise<number> {
    if (!this.#child) throw new Error(`node ${this.name} does not run`);
    return usedBy(this.#child, asked);
  }
}
