import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { WordList } from "../../../shared/net/moderation.ts";
import type { Log } from "../../runtime/log.ts";
import { RepeatedTask } from "../../runtime/repeated-task.ts";
import { reasonOf, startupError } from "../../runtime/startup-error.ts";
import type { Timers } from "../../runtime/timers.ts";
import { isSingleWord, setCustomBlocklist } from "./custom-blocklist.ts";

/** Poll interval of the files, in ms. */
const everyMs = 5000;
const mostWords = 10_000;
const longestWord = 64;
const nameFormat = /^([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.txt$/;

interface KnownList extends WordList {
  readonly file: string;
  readonly changedAt: number;
  readonly all: readonly string[];
}

interface WordListsDeps {
  readonly folder: string;
  /** Whether the operator has set the folder; then it must exist. */
  readonly isNamed: boolean;
  readonly timers: Timers;
  readonly log: Pick<Log, "info" | "error">;
}

/**
 * Custom blocklists: files LANG.txt in a folder, one word a line; `#` begins a comment. A changed file is read again.
 * If it is invalid, its previous words stay.
 */
export class Blocklists extends RepeatedTask {
  readonly #deps: WordListsDeps;
  #lists: readonly KnownList[] = [];

  constructor(deps: WordListsDeps) {
    super(deps.timers, everyMs);
    this.#deps = deps;
  }

  get all(): readonly WordList[] {
    return this.#lists.map(({ language, words, readAt, error }) => ({ language, words, readAt, error }));
  }

  /** @throws if a folder that the operator has named cannot be read. */
  override async start(): Promise<void> {
    const { folder, isNamed } = this.#deps;
    if (isNamed) await expectFolder(folder);
    await super.start();
  }

  protected override async run(): Promise<void> {
    const files = await this.#files();
    if (files === null) return;
    const before = this.#lists;
    const lists = await Promise.all(files.map((file) => this.#list(file)));
    this.#lists = lists.filter((list) => list !== null);
    if (this.#lists.length === before.length && this.#lists.every((list) => before.includes(list))) return;
    setCustomBlocklist(this.#lists.flatMap(({ all }) => all));
  }

  /**
   * Lists the files. A missing folder counts as empty, unless the operator has set it. Returns null if it cannot be
   * read.
   */
  async #files(): Promise<readonly string[] | null> {
    const { folder, isNamed, log } = this.#deps;
    try {
      return (await readdir(folder)).filter((name) => nameFormat.test(name)).sort();
    } catch (error) {
      if (reasonOf(error) === "ENOENT" && !isNamed) return [];
      log.error({ event: "word-lists-unreadable", err: error }, "the folder of word lists cannot be read");
      return null;
    }
  }

  async #list(name: string): Promise<KnownList | null> {
    const { folder, timers, log } = this.#deps;
    const file = join(folder, name);
    const before = this.#lists.find((list) => list.file === file);
    try {
      const entry = await stat(file);
      // Reading a pipe would never end.
      if (!entry.isFile()) throw new Error(`${file}: expected a file`);
      const changedAt = entry.mtimeMs;
      if (before?.changedAt === changedAt) return before;
      const [, language = ""] = nameFormat.exec(name) ?? [];
      const read = wordsIn(await readFile(file));
      const list = { file, language, changedAt, readAt: timers.date() };
      if (typeof read !== "string") {
        log.info({ event: "word-list-read", file, words: read.length }, "a word list is read");
        return { ...list, all: read, words: read.length, error: null };
      }
      const error = `${file}:${read}`;
      log.error({ event: "word-list-broken", file, expected: read }, "a word list is invalid, its previous words stay");
      const all = before?.all ?? [];
      return { ...list, all, words: all.length, error };
    } catch (error) {
      if (reasonOf(error) !== "ENOENT")
        log.error({ event: "word-lists-unreadable", err: error, file }, "a word list cannot be read");
      return reasonOf(error) === "ENOENT" ? null : (before ?? null);
    }
  }
}

async function expectFolder(folder: string): Promise<void> {
  try {
    await readdir(folder);
  } catch (error) {
    throw startupError("WORDS_DIR", "a folder that can be read", folder, error);
  }
}

/** @returns the words, or the number of the invalid line with the reason. */
function wordsIn(bytes: Uint8Array): readonly string[] | string {
  const words: string[] = [];
  for (const [index, line] of linesIn(bytes).entries()) {
    if (line === null) return `${index + 1}: expected UTF-8`;
    const word = line.replace(/#.*/, "").trim();
    if (word === "") continue;
    if (!isSingleWord(word) || [...word].length > longestWord)
      return `${index + 1}: expected one word of letters and digits, ${longestWord} at most`;
    words.push(word);
    if (words.length > mostWords) return `${index + 1}: expected ${mostWords} words at most`;
  }
  return words;
}

/** Splits a text into lines; null for a line that is not valid UTF-8. */
function linesIn(bytes: Uint8Array): readonly (string | null)[] {
  const text = new TextDecoder().decode(bytes);
  return text.split(/\r?\n/).map((line) => (line.includes("\u{FFFD}") ? null : line));
}
