import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isSqlite } from "../../server/storage/migrations/migrations.ts";
import { FencedError } from "../../server/storage/postgres/fenced-error.ts";
import type { WriteEntry } from "../../server/storage/saved-types.ts";
import { ConstraintError } from "../../server/storage/writing/constraint-error.ts";
import { IsolatingWriter } from "../../server/storage/writing/isolating-writer.ts";
import { openStores } from "../support/open-stores.ts";
import { expectOk } from "../support/saved-table.ts";
import { endOf, entryOf, gameNamed, tableOf } from "../support/stored.ts";

const step = (gameId: string, place: number) =>
  ({ gameId, place, step: { at: place, actor: 0, command: { type: "draw" } } }) as const;

let lost: (string | null)[];
beforeEach(() => {
  lost = [];
});

const over = (write: (entry: WriteEntry) => Promise<void>) =>
  new IsolatingWriter({ expectSame: async () => {}, write, lost: ({ gameId, roomId }) => lost.push(gameId ?? roomId) });

describe.each(openStores())("$name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let writes: IsolatingWriter;
  beforeEach(async () => {
    opened = await open();
    writes = over((entry) => opened.store.write(entry));
  });
  afterEach(() => opened?.close());

  const stepsOf = async (id: string) => expectOk(await opened.store.game(id))?.record.steps.length;

  test("a step that the database rejects does not lose steps of other games in the same entry", async () => {
    await writes.write(entryOf({ begun: [gameNamed("one")] }));
    await writes.write(entryOf({ steps: [step("one", 0), step("never begun", 0)] }));
    expect([await stepsOf("one"), lost]).toEqual([1, ["never begun"]]);
  });

  test("a game that the database rejects is abandoned with its table, and other tables are saved", async () => {
    const bad = { ...gameNamed("bad"), record: { ...gameNamed("bad").record, beganAt: Number.NaN } };
    const tables = new Map(["bad", "one"].map((id) => [`room of ${id}`, tableOf(id)]));
    await writes.write(entryOf({ begun: [bad, gameNamed("one")], steps: [step("one", 0), step("bad", 0)], tables }));
    expect((await opened.store.tables()).map((table) => expectOk(table).roomId)).toEqual(["room of one"]);
    expect([await stepsOf("one"), lost]).toEqual([1, ["bad"]]);
  });

  test("a table that closes in a rejected entry deletes its unfinished game", async () => {
    await writes.write(entryOf({ begun: [gameNamed("one")] }));
    const tables = new Map([["room of one", null]]);
    await writes.write(entryOf({ steps: [step("one", 0), step("never begun", 0)], tables }));
    expect(expectOk(await opened.store.game("one"))).toBeNull();
  });

  test("a table that is missing in the database does not count as a rejected value", async () => {
    await sql`drop table ${sql.table(isSqlite(opened.db) ? "stepLog" : "steps")}`.execute(opened.db);
    await expect(writes.write(entryOf({ steps: [step("one", 0)] }))).rejects.toThrow();
    expect(lost).toEqual([]);
  });
});

/** A store that rejects everything about one game. */
function refusing(gameId: string) {
  const kept: WriteEntry[] = [];
  const write = async (entry: WriteEntry) => {
    if (JSON.stringify([entry, ...entry.tables]).includes(gameId)) throw new ConstraintError("no");
    kept.push(entry);
  };
  return { kept, write };
}

test("an abandoned game is reported once, and nothing more of it is written", async () => {
  const { kept, write } = refusing("bad");
  const writes = over(write);
  await writes.write(entryOf({ steps: [step("bad", 0)] }));
  await writes.write(entryOf({ steps: [step("bad", 1), step("one", 0)] }));
  expect([kept, lost]).toEqual([[entryOf({ steps: [step("one", 0)] })], ["bad"]]);
});

test("the table of an abandoned game is saved again with its next game", async () => {
  const { kept, write } = refusing("bad");
  const writes = over(write);
  await writes.write(entryOf({ steps: [step("bad", 0)] }));
  const next = entryOf({ begun: [gameNamed("next")], tables: new Map([["room", tableOf("next")]]) });
  await writes.write({ ...next, ended: [endOf("bad")] });
  expect(kept).toEqual([next]);
});

test.each([new Error("the disk is full"), new FencedError("replaced")])(
  "%s is no rejection: the entry stays whole, and no game is abandoned",
  async (error) => {
    const written: WriteEntry[] = [];
    const writes = over(async (entry) => {
      written.push(entry);
      throw error;
    });
    await expect(writes.write(entryOf({ steps: [step("one", 0), step("two", 0)] }))).rejects.toBe(error);
    expect([written.length, lost]).toEqual([1, []]);
  },
);

test("a disk error between the tables fails the whole entry, so that it is retried", async () => {
  const full = new Error("the disk is full");
  const writes = over(async ({ steps }) => {
    throw steps.length > 1 ? new ConstraintError("no") : full;
  });
  await expect(writes.write(entryOf({ steps: [step("one", 0), step("two", 0)] }))).rejects.toBe(full);
});
