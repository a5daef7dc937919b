import type { ChildProcess } from "node:child_process";
import type { ProbeRequest } from "../../loadtest/probe.ts";
import { addressOf, endProcess, project, type Settings, startProcess, usedBy } from "../../loadtest/process.ts";

/** One server process of a cluster. It can be stopped and restarted with the same name and address. */
export class ClusterNodeProcess {
  readonly name: string;
  /** Its own address, bypassing the proxy. */
  readonly url: string;
  /** Folder of the program for the next start. */
  build = project;
  /** Output since the first start. */
  said = "";
  readonly #settings: Settings;
  #child: ChildProcess | null = null;

  /** @param settings environment variables; the name is added. */
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

  /** Resolves once it has exited: with the exit code, or null if the signal ended it. */
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

  async used(asked: ProbeRequest): Promise<number> {
    if (!this.#child) throw new Error(`node ${this.name} does not run`);
    return usedBy(this.#child, asked);
  }
}
