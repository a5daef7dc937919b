import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";

/** Sizes in bytes, as SQLite's file format has them ("The Write-Ahead Log", "The WAL-Index Header"). */
const walHeader = 32;
const frameHeader = 24;
const pageSizeAt = 8;
const lastFrameAt = 16;
const copiedFramesAt = 96;

/** How many of the last writes are harmed, in frames: some, so that people were told of at least one of them. */
const harmed = 15;

/** The log of a database of SQLite: writes that lie in no other file yet. What was copied from it may be written over. */
export class Wal {
  readonly #file: string;

  /** @param database path of the database's file. */
  constructor(database: string) {
    this.#file = database;
  }

  /** Whether there are enough writes that only the log has. */
  get isFull(): boolean {
    const index = readFileSync(`${this.#file}-shm`);
    return this.#lastFrame(index) - this.#at(index, copiedFramesAt) > harmed;
  }

  /** Cuts off the last writes. */
  truncate(): void {
    this.#harm((file, from) => ftruncateSync(file, from));
  }

  /** Writes nonsense over the last writes. */
  garble(): void {
    this.#harm((file, from, size) => writeSync(file, Buffer.alloc(size, "nonsense"), 0, size, from));
  }

  #harm(harm: (file: number, from: number, size: number) => void): void {
    const frame = frameHeader + readFileSync(`${this.#file}-wal`).readUInt32BE(pageSizeAt);
    const last = this.#lastFrame(readFileSync(`${this.#file}-shm`));
    const file = openSync(`${this.#file}-wal`, "r+");
    harm(file, walHeader + (last - harmed) * frame, harmed * frame);
    closeSync(file);
  }

  #lastFrame(index: Buffer): number {
    return this.#at(index, lastFrameAt);
  }

  /** The index has this machine's order of bytes. */
  #at(index: Buffer, offset: number): number {
    return new Uint32Array(index.buffer, index.byteOffset + offset, 1)[0] ?? 0;
  }
}
