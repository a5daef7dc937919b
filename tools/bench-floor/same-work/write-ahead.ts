import { fdatasync, openSync, write } from "node:fs";
import type { FlushScheduler } from "../../../server/runtime/flush-scheduler.ts";

/** Write-ahead file with group commit: all entries between two ticks share one write and one sync. */
export class WriteAheadFile {
  readonly #file: number;
  readonly #scheduler: FlushScheduler;
  #entries = "";
  /** Number of the entry that collects now, and of the last one on the disk. */
  #now = 1;
  #saved = 0;
  #isBusy = false;

  constructor(path: string, scheduler: FlushScheduler) {
    this.#file = openSync(path, "a");
    this.#scheduler = scheduler;
  }

  /** @returns the number of its write. */
  append(entry: object): number {
    this.#entries += `${JSON.stringify(entry)}\n`;
    if (!this.#isBusy) this.#plan();
    return this.#now;
  }

  isSaved(number: number): boolean {
    return number <= this.#saved;
  }

  #plan(): void {
    this.#isBusy = true;
    this.#scheduler.next(() => setImmediate(() => this.#write()));
  }

  #write(): void {
    const entries = this.#entries;
    const number = this.#now;
    this.#entries = "";
    this.#now += 1;
    const check = (error: Error | null): void => {
      if (error) throw error;
    };
    write(this.#file, entries, (failed) => {
      check(failed);
      fdatasync(this.#file, (error) => {
        check(error);
        this.#saved = number;
        this.#isBusy = false;
        if (this.#entries !== "") this.#plan();
      });
    });
  }
}
