import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Blocklists } from "../../../server/people/identity/blocklists.ts";
import { setCustomBlocklist } from "../../../server/people/identity/custom-blocklist.ts";
import { acceptName } from "../../../server/people/identity/names.ts";
import { withoutProfanity } from "../../../server/people/identity/profanity.ts";
import { newFolder } from "../../support/app.ts";
import { ManualTimers } from "../../support/timers.ts";

let timers: ManualTimers;
let folder: string;
let logged: object[];
let lists: Blocklists;
let writes = 0;
beforeEach(() => {
  timers = new ManualTimers();
  folder = join(newFolder(), "words");
  mkdirSync(folder);
  logged = [];
  const log = { info() {}, error: (details: object) => void logged.push(details) };
  lists = new Blocklists({ folder, isNamed: false, timers, log });
});
afterEach(() => {
  void lists.stop();
  setCustomBlocklist([]);
});

/** Gives each write a modification time of its own. */
function write(file: string, text: string | Uint8Array): void {
  writeFileSync(join(folder, file), text);
  writes += 1;
  utimesSync(join(folder, file), writes, writes);
}

test("the operator's words are masked in chat and rejected in names, in any case, with look-alikes and repeated letters", async () => {
  write("de.txt", "# what nobody wants to read\nDoofbeutel # really\n\n");
  await lists.start();
  expect(withoutProfanity("du DOOFBEUTEL, du dооfbeuteeel!")).toBe("du **********, du ************!");
  expect(withoutProfanity("Doofbeutelei")).toBe("Doofbeutelei");
  expect([acceptName("Doofbeutel"), acceptName("Beutel")]).toEqual([null, "Beutel"]);
});

test("words of other alphabets are found too", async () => {
  write("ru.txt", "дурак\n");
  await lists.start();
  expect(withoutProfanity("сам Дурак")).toBe("сам *****");
});

/** Lists of a folder that the operator has set. */
const named = () =>
  new Blocklists({ folder, isNamed: true, timers, log: { info() {}, error: (details) => void logged.push(details) } });

test("the start fails if the folder that the operator has set does not exist", async () => {
  rmSync(folder, { recursive: true });
  await expect(named().start()).rejects.toThrow(
    `WORDS_DIR: expected a folder that can be read, got ${folder} (ENOENT)`,
  );
  writeFileSync(folder, "flumph\n");
  await expect(named().start()).rejects.toThrow(
    `WORDS_DIR: expected a folder that can be read, got ${folder} (ENOTDIR)`,
  );
});

test("a missing default folder means an empty blocklist", async () => {
  rmSync(folder, { recursive: true });
  await lists.start();
  expect([lists.all, logged]).toEqual([[], []]);
});

test("if the folder disappears at run time, the failure is logged and its words stay", async () => {
  write("en.txt", "flumph\n");
  lists = named();
  await lists.start();
  rmSync(folder, { recursive: true });
  timers.pass(5000);
  await expect.poll(() => logged).toMatchObject([{ event: "word-lists-unreadable" }]);
  expect(withoutProfanity("flumph")).toBe("******");
});

test("a pipe in the place of a list is skipped with an error, because reading it would never end", async () => {
  spawnSync("mkfifo", [join(folder, "en.txt")]);
  await lists.start();
  expect(logged).toMatchObject([{ event: "word-lists-unreadable" }]);
});

test("a changed list is read again without a restart, and a deleted one no longer applies", async () => {
  write("en.txt", "flumph\n");
  await lists.start();
  write("en.txt", "gribble\n");
  timers.pass(5000);
  await expect.poll(() => withoutProfanity("flumph gribble")).toBe("flumph *******");
  rmSync(join(folder, "en.txt"));
  timers.pass(5000);
  await expect.poll(() => withoutProfanity("gribble")).toBe("gribble");
});

test.each([
  ["two words in a line", "gribble\ntwo words\n", 2],
  ["invalid UTF-8", new Uint8Array([103, 10, 10, 0xff, 0xfe, 10]), 3],
  ["an overlong word", `x\n${"x".repeat(65)}`, 2],
])("the previous words of a list with %s stay, and one log entry names its line", async (_, text, line) => {
  write("en.txt", "flumph\n");
  await lists.start();
  write("en.txt", text);
  timers.pass(5000);
  await expect.poll(() => lists.all).toMatchObject([{ language: "en", words: 1, error: expect.any(String) }]);
  timers.pass(20_000);
  await expect.poll(() => withoutProfanity("flumph gribble")).toBe("****** gribble");
  expect(lists.all[0]?.error).toContain(`en.txt:${line}: expected`);
  expect(logged).toHaveLength(1);
});

test("a missing default folder is logged as no error", async () => {
  rmSync(folder, { recursive: true });
  await lists.start();
  expect([lists.all, logged]).toEqual([[], []]);
});
