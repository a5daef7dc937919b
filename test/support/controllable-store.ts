import type { WriteEntry } from "../../server/storage/saved-types.ts";

/** Store with writes that end at the command of the test. */
export class ControllableStore {
  readonly entries: WriteEntry[] = [];
  #ends: { readonly work: () => void; readonly fail: (error: Error) => void }[] = [];

  write(entry: WriteEntry): Promise<void> {
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
