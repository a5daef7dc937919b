import { readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { makeFile, makeFolder } from "../plumbing/private.ts";
import { reasonOf } from "../plumbing/unusable.ts";

export interface Erased {
  readonly playerId: string;
  /** ms since 1970. */
  readonly askedAt: number;
}

/** Lines that cannot be read are counted from 1. */
interface ErasedLines {
  readonly erased: readonly Erased[];
  readonly unreadable: readonly number[];
}

const line = /^([^\t]+)\t(\d{1,15})$/;
const newline = 10;

/**
 * Who asked to be forgotten, and when: a file beside the database, in DATA_DIR, so that a backup that is put back brings
 * nobody back who was erased since. A line for each: the id, a tab, ms since 1970.
 */
export class ErasedList {
  readonly #folder: string;
  readonly #file: string;

  constructor(dataDir: string) {
    this.#folder = dataDir;
    this.#file = join(dataDir, "erased");
  }

  /** Resolves once it is on the disk. @throws if it cannot be written. */
  async add(playerIds: readonly string[], askedAt: number): Promise<void> {
    makeFolder(this.#folder);
    makeFile(this.#file);
    const file = await open(this.#file, "a+");
    try {
      const { size } = await file.stat();
      const { buffer } = await file.read(Buffer.alloc(1, newline), 0, 1, Math.max(0, size - 1));
      // A line that a full disk has cut off stays one of its own.
      const before = buffer[0] === newline ? "" : "\n";
      await file.appendFile(before + playerIds.map((id) => `${id}\t${askedAt}\n`).join(""));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** @throws if it is there and cannot be read. */
  read(): ErasedLines {
    const erased: Erased[] = [];
    const unreadable: number[] = [];
    for (const [index, text] of this.#lines().entries()) {
      const [, playerId, askedAt] = line.exec(text) ?? [];
      if (playerId !== undefined) erased.push({ playerId, askedAt: Number(askedAt) });
      else if (text !== "") unreadable.push(index + 1);
    }
    return { erased, unreadable };
  }

  #lines(): readonly string[] {
    try {
      return readFileSync(this.#file, "utf8").split("\n");
    } catch (error) {
      if (reasonOf(error) === "ENOENT") return [];
      throw error;
    }
  }
}
