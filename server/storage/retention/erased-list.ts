import { readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { createPrivateFile, createPrivateFolder } from "../../runtime/file-permissions.ts";
import { reasonOf } from "../../runtime/startup-error.ts";

export interface Erased {
  readonly playerId: string;
  /** ms since 1970. */
  readonly askedAt: number;
}

/** Content of the list. Unreadable lines are given by their numbers, from 1. */
interface ErasedLines {
  readonly erased: readonly Erased[];
  readonly unreadable: readonly number[];
}

const line = /^([^\t]+)\t(\d{1,15})$/;
const newline = 10;

/**
 * List of erasure requests in a file in DATA_DIR, outside the database. It prevents a restored backup from bringing
 * back erased accounts. Each line has the player id, a tab and the time in ms since 1970.
 */
export class ErasedList {
  readonly #folder: string;
  readonly #file: string;

  constructor(dataDir: string) {
    this.#folder = dataDir;
    this.#file = join(dataDir, "erased");
  }

  /**
   * Resolves once the lines are on the disk.
   * @throws if the file cannot be written.
   */
  async add(playerIds: readonly string[], askedAt: number): Promise<void> {
    createPrivateFolder(this.#folder);
    createPrivateFile(this.#file);
    const file = await open(this.#file, "a+");
    try {
      const { size } = await file.stat();
      const { buffer } = await file.read(Buffer.alloc(1, newline), 0, 1, Math.max(0, size - 1));
      // A line that a full disk truncated must not merge with the next one.
      const before = buffer[0] === newline ? "" : "\n";
      await file.appendFile(before + playerIds.map((id) => `${id}\t${askedAt}\n`).join(""));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** @throws if the file exists and cannot be read. */
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
