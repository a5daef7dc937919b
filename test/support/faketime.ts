import { globSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MissingProgram } from "../../tools/processes/missing-program.ts";
import { newFolder } from "./app.ts";

/** @returns the path of libfaketime. @throws MissingProgram if it is not installed. */
export function findFaketime(): string {
  const folders = ["/usr/lib/*/faketime", "/usr/lib{,64}/faketime"];
  const [found] = globSync(folders.map((folder) => join(folder, "libfaketimeMT.so.1")));
  if (found === undefined) throw new MissingProgram("libfaketime", "libfaketime");
  return found;
}

/** Calendar of one process that a test may set. The monotonic clock of the process is not affected. */
export class SetClock {
  readonly #file = join(newFolder(), "clock");
  readonly #library = findFaketime();

  constructor() {
    this.set(0);
  }

  /** Environment variables for the start of the process. */
  get env(): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: this.#library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
  }

  /** @param hours offset from the true time; negative for the past. */
  set(hours: number): void {
    const next = `${this.#file}.next`;
    writeFileSync(next, `${hours < 0 ? "" : "+"}${hours}h\n`);
    renameSync(next, this.#file);
  }
}
