import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SqliteWorkerClient } from "../../server/storage/sqlite/sqlite.ts";
import type { SqlRequest } from "../../server/storage/sqlite/worker.ts";

let folder: string;
let thread: SqliteWorkerClient;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nine-lives-"));
  thread = await SqliteWorkerClient.start({ file: join(folder, "any.sqlite"), mode: "write" });
  await thread.ask(anybody(), question("create table said (word text not null)"));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await thread.close();
  await rm(folder, { recursive: true });
});

const sender = (isInTransaction: boolean) => ({ purpose: "requests", isInTransaction }) as const;
const anybody = () => sender(false);

const question = (sql: string, ...parameters: readonly string[]): SqlRequest => [{ sql, parameters }];

const say = (word: string) => question("insert into said values (?)", word);

const said = async () => (await thread.ask(anybody(), question("select word from said order by rowid"))).rows;

test("requests that arrive while the thread works are sent as one message", async () => {
  const posted = vi.spyOn(Worker.prototype, "postMessage");
  await Promise.all(Array.from({ length: 20 }, (_, each) => thread.ask(anybody(), say(`word ${each}`))));
  expect(posted.mock.calls.map(([questions]) => questions.length)).toEqual([1, 19]);
  expect(await said()).toEqual(Array.from({ length: 20 }, (_, each) => ({ word: `word ${each}` })));
});

test("a failed request does not affect the others of its message", async () => {
  const [, wrong, right] = await Promise.allSettled([
    thread.ask(anybody(), say("first")),
    thread.ask(anybody(), question("select word from nowhere")),
    thread.ask(anybody(), say("last")),
  ]);
  expect(wrong).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("no such table") } });
  expect(right.status).toBe("fulfilled");
});

test("during a transaction other requests wait, and are served in order after it", async () => {
  const owner = sender(true);
  const answered: string[] = [];
  const hear = (name: string, answer: Promise<unknown>) => answer.then(() => answered.push(name));
  const begun = hear("begin", thread.ask(owner, question("begin")));
  const others = ["one", "two"].map((word) => hear(word, thread.ask(anybody(), say(word))));
  await begun;
  await hear("mine", thread.ask(owner, say("mine")));
  await hear("rollback", thread.ask(owner, question("rollback")));
  thread.leave(owner);
  await Promise.all(others);
  expect(answered).toEqual(["begin", "mine", "rollback", "one", "two"]);
  expect(await said()).toEqual([{ word: "one" }, { word: "two" }]);
});

test("a transaction begins after the previous one has ended", async () => {
  const [first, second] = [sender(true), sender(true)];
  const begun = [first, second].map((by) => thread.ask(by, question("begin")));
  await begun[0];
  await thread.ask(first, say("first"));
  await thread.ask(first, question("commit"));
  thread.leave(first);
  await begun[1];
  await thread.ask(second, say("second"));
  await thread.ask(second, question("commit"));
  thread.leave(second);
  expect(await said()).toEqual([{ word: "first" }, { word: "second" }]);
});

test("pending and later requests reject after the thread has ended", async () => {
  const owner = sender(true);
  await thread.ask(owner, question("begin"));
  const waiting = thread.ask(anybody(), say("waiting"));
  const refused = expect(waiting).rejects.toThrow("the database thread has ended");
  await thread.close();
  await refused;
  await expect(thread.ask(anybody(), say("later"))).rejects.toThrow("the database thread has ended");
});
