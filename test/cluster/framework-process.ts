import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { guarded } from "../../tools/processes/guarded.ts";

export type Question = "id" | "rejections" | "open" | "join" | "ask" | "close" | "end";

export interface Asked {
  readonly id: number;
  readonly what: Question;
  readonly roomId: string;
}

export interface Answered {
  readonly id: number;
  readonly ok: boolean;
  readonly value: string;
}

/** A process with Colyseus rooms, connected to others by Redis. */
export class FrameworkProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answered: Answered) => void>();
  #asked = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on("message", (answered: Answered) => this.#waiting.get(answered.id)?.(answered));
  }

  static async start(redisUrl: string): Promise<FrameworkProcess> {
    const child = guarded(fork(join(import.meta.dirname, "framework-node.ts"), [redisUrl], { stdio: "inherit" }));
    const started = new FrameworkProcess(child);
    await once(child, "message");
    return started;
  }

  /** @throws the error that the process returns. */
  async ask(what: Question, roomId = ""): Promise<string> {
    this.#asked += 1;
    const id = this.#asked;
    const answered = new Promise<Answered>((resolve) => this.#waiting.set(id, resolve));
    this.#child.send({ id, what, roomId } satisfies Asked);
    const { ok, value } = await answered;
    this.#waiting.delete(id);
    if (!ok) throw new Error(value);
    return value;
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
