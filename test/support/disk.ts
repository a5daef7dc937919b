import type { JournalEntry } from "../../server/store/saved.ts";

/** Store with writes that end at the command of the test. */
export class Disk {
  readonly entries: JournalEntry[] = [];
  #ends: { readonly work: () => void; readonly fail: (error: Error) => void }[] = [];

  write(entry: JournalEntry): Promise<void> {
    this.entries.push(entry);
    return new Promise((work, fail) => this.#ends.push({ work, fail }));
  }

  /** Ends the current write, and runs everything that follows. */
  async end(error?: Error): Promise<void> {
    const end = this.#ends.shift();
    if (error) end?.fail(error);
    else end?.work();
    await turn();
  }
}

/** Next turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
