import { globSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "./app.ts";

/** The path of libfaketime; null if this machine does not have it. */
export const libraryPath = (): string | null =>
  globSync(["/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/lib{,64}/faketime/libfaketimeMT.so.1"])[0] ?? null;

/** A calendar of one process that a test may set. The process's monotonic clock is not affected. */
export class SetClock {
  readonly #file = join(newFolder(), "clock");
  readonly #library: string;

  constructor(library: string) {
    this.#library = library;
    this.set(0);
  }

  /** The environment to start the process with. */
  get env(): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: this.#library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
  }

  /** @param hours later than the true time; negative for earlier. */
  set(hours: number): void {
    const next = `${this.#file}.next`;
    writeFileSync(next, `${hours < 0 ? "" : "+"}${hours}h\n`);
    renameSync(next, this.#file);
  }
}
