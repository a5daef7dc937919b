import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { guarded } from "../../tools/processes/guarded.ts";

const program = join(import.meta.dirname, "node-program.ts");

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** Node of a cluster in a separate process; see node-program.ts. */
export class NodeProcess {
  readonly id: number;
  readonly #child: Child;
  readonly #lines: Interface;

  private constructor(id: number, child: Child, lines: Interface) {
    this.id = id;
    this.#child = child;
    this.#lines = lines;
  }

  static async start(databaseUrl: string, name: string): Promise<NodeProcess> {
    const child = guarded(
      spawn(process.execPath, [program, databaseUrl, name], { stdio: ["pipe", "pipe", "inherit"] }),
    );
    const lines = createInterface(child.stdout);
    const [line] = await once(lines, "line");
    return new NodeProcess(Number(line), child, lines);
  }

  /** Writes a step of the game "one". @returns "kept", "fenced" or another error. */
  async write(place: number): Promise<string> {
    this.#child.stdin.write(`${place}\n`);
    const [line] = await once(this.#lines, "line");
    return line;
  }

  freeze(): void {
    this.#child.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child.kill("SIGCONT");
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await exit;
  }
}
