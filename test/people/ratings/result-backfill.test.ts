import { expect, test } from "vitest";
import { ResultBackfill } from "../../../server/storage/results/result-backfill.ts";
import { fail, ok } from "../../../shared/core/result.ts";
import { ManualTimers } from "../../support/timers.ts";

const hour = 3_600_000;
const flaw = { code: "malformed", what: "games", expected: "JSON", got: "another text" } as const;

/** Games without a result; "broken" is unreadable. */
function begun(...ids: string[]) {
  const timers = new ManualTimers();
  const [kept, logged]: [string[], object[]] = [[], []];
  const store = {
    gamesWithoutResult: async (after: string) => ids.filter((id) => id > after && !kept.includes(id)),
    async saveOldResult(id: string) {
      if (id === "broken") return fail(flaw);
      if (id === "lost") throw new Error("the database is away");
      kept.push(id);
      return ok(null);
    },
  };
  const log = { info() {}, error: (details: object) => void logged.push(details) };
  const catchUp = new ResultBackfill({ store, timers, log });
  void catchUp.start();
  return { ids, timers, kept, logged, catchUp };
}

test("old games get their results at the start, except unreadable ones", async () => {
  const { kept, logged } = begun("a", "broken", "c");
  await expect.poll(() => kept).toEqual(["a", "c"]);
  expect(logged).toEqual([{ event: "old-result-unreadable", what: "games", expected: "JSON", got: "another text" }]);
});

test("a game that ends without a result later gets it within an hour", async () => {
  const { ids, timers, kept } = begun("a");
  await expect.poll(() => kept).toEqual(["a"]);
  ids.push("b");
  timers.pass(hour);
  await expect.poll(() => kept).toEqual(["a", "b"]);
});

test("the catch-up is tried again an hour after a failure of the database", async () => {
  const { ids, timers, kept, logged } = begun("a", "lost", "z");
  await expect.poll(() => logged.length).toBe(1);
  ids.splice(1, 1);
  timers.pass(hour);
  await expect.poll(() => kept).toEqual(["a", "z"]);
});

test("the catch-up writes nothing after it was stopped", async () => {
  const { kept, catchUp } = begun("a", "b");
  await catchUp.stop();
  const before = [...kept];
  await new Promise(setImmediate);
  expect(kept).toEqual(before);
  expect(before).not.toContain("b");
});
