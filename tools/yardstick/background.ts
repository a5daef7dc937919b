import { fork } from "node:child_process";
import { on } from "node:events";
import { join } from "node:path";
import { guarded } from "../processes/guarded.ts";

/** Speed of the machine during a load. */
export interface YardstickFigures {
  /** Processor time of a round, median, in microseconds. */
  readonly yardstickMicros: number;
  /** Time of the rounds by the clock, divided by their processor time: more than 1 while other programs compete. */
  readonly contention: number;
  /** Time of a write to the disk, median, in ms. */
  readonly syncMs: number;
}

/** Yardstick in a process of its own, so that it delays no client. */
export interface BackgroundYardstick {
  /** @returns the figures since the last call. */
  read(): Promise<YardstickFigures>;
  stop(): void;
}

export function startYardstick(): BackgroundYardstick {
  const program = join(import.meta.dirname, "background-process.ts");
  const child = guarded(fork(program, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] }));
  const answers: AsyncIterator<readonly YardstickFigures[]> = on(child, "message", { close: ["exit"] });
  return {
    async read() {
      child.send("read");
      const { value, done } = await answers.next();
      const figures = done ? undefined : value[0];
      if (!figures) throw new Error("the yardstick ended before it was read");
      return figures;
    },
    stop: () => void child.kill("SIGKILL"),
  };
}
