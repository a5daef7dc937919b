import { globSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "./app.ts";

/** Where libfaketime lies, or null if this machine does not have it. */
export const libraryPath = (): string | null =>
  globSync(["/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/lib{,64}/faketime/libfaketimeMT.so.1"])[0] ?? null;

/** The calendar of one process, which a test may set. The clock by which time passes goes on as ever. */
export class SetClock {
  readonly #file = join(newFolder(), "clock");
  readonly #library: string;

  constructor(library: string) {
    this.#library = library;
    this.set(0);
  }

  /** What the process is to be started with. */
  get env(): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: this.#library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
  }

  /** @param hours before or after the true time. */
  set(hours: number): void {
    const next = `${this.#file}.next`;
    writeFileSync(next, `${hours < 0 ? "" : "+"}${hours}h\n`);
    renameSync(next, this.#file);
  }
}
