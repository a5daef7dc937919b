import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";

/** Sizes in bytes, from the file format of SQLite ("The Write-Ahead Log", "The WAL-Index Header"). */
const walHeader = 32;
const frameHeader = 24;
const pageSizeAt = 8;
const lastFrameAt = 16;
/** Number of frames that are in the database file, or are being copied there. */
const copiedFramesAt = 128;

/** Number of damaged frames at the end: enough to include at least one that players were notified of. */
const harmed = 15;

/**
 * Write-ahead log of an SQLite database: writes that are in no other file yet. Parts that were already copied may be
 * overwritten.
 */
export class Wal {
  readonly #file: string;

  /** @param database path of the database file. */
  constructor(database: string) {
    this.#file = database;
  }

  /** Whether there are enough writes that exist only in the log. */
  get isFull(): boolean {
    const index = readFileSync(`${this.#file}-shm`);
    return this.#lastFrame(index) - this.#at(index, copiedFramesAt) > harmed;
  }

  /** Cuts off the last writes. */
  truncate(): void {
    this.#harm((file, from) => ftruncateSync(file, from));
  }

  /** Overwrites the last writes with invalid data. */
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

  /** The index uses the byte order of this machine. */
  #at(index: Buffer, offset: number): number {
    return new Uint32Array(index.buffer, index.byteOffset + offset, 1)[0] ?? 0;
  }
}
