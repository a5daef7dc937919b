import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type OpenStore, openStore } from "../../server/storage/open.ts";
import type { SavedStep } from "../../server/storage/saved-types.ts";
import { newFolder } from "../support/app.ts";
import { expectOk } from "../support/saved-table.ts";
import { entryOf, gameNamed } from "../support/stored.ts";

/*
 * SQLite appends steps to a log first, and moves some hundreds at a time to their games. At most a thousand stay in the
 * log.
 */

const log = { info() {}, error: vi.fn() };
let folder: string;
let opened: OpenStore;

beforeEach(async () => {
  log.error.mockClear();
  folder = newFolder();
  opened = await openStore({ DATA_DIR: folder }, log);
});
afterEach(() => opened.close());

const stepAt = (gameId: string, place: number): SavedStep => ({
  gameId,
  place,
  step: { at: place * 100, actor: place % 2, command: { type: "draw" } },
});
const stepsOf = (gameId: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => stepAt(gameId, from + index));

const write = (steps: readonly SavedStep[]) => opened.store.write(entryOf({ steps }));
const begin = (...ids: readonly string[]) => opened.store.write(entryOf({ begun: ids.map((id) => gameNamed(id)) }));
const read = async (id: string) => expectOk(await opened.store.game(id))?.record.steps;
const kept = (id: string, count: number) => stepsOf(id, 0, count).map(({ step }) => step);

/** Returns the number of steps in each row of `steps`. */
async function moved(): Promise<readonly number[]> {
  const { rows } = await sql<{ count: number }>`select json_array_length("stepJson") count from steps`.execute(
    opened.db,
  );
  return rows.map(({ count }) => count);
}

/** Reopens the store, which moves all steps. */
async function moveAll(): Promise<void> {
  await opened.close();
  opened = await openStore({ DATA_DIR: folder }, log);
}

test("one step at each of fifty tables costs few written pages", async () => {
  const ids = Array.from({ length: 50 }, (_, table) => `game ${table}`);
  await begin(...ids);
  const written = () => statSync(join(folder, "games.sqlite-wal")).size;
  const before = written();
  await write(ids.flatMap((id) => stepsOf(id, 0, 1)));
  expect((written() - before) / 4096).toBeLessThan(4);
});

test("a game with some of its steps moved is read with all steps in order", async () => {
  await begin("one", "other");
  await write([...stepsOf("other", 0, 10), ...stepsOf("one", 0, 1000)]);
  await expect.poll(moved).toEqual([1000, 10]);
  await write([...stepsOf("one", 1000, 1003), ...stepsOf("other", 10, 11)]);
  expect(await read("one")).toEqual(kept("one", 1003));
  expect(await read("other")).toEqual(kept("other", 11));
});

test("a start moves all steps, and drops those of a deleted game", async () => {
  await begin("one", "gone");
  await write([...stepsOf("one", 0, 3), ...stepsOf("gone", 0, 2)]);
  await opened.store.write(entryOf({ tables: new Map([["room of gone", null]]) }));
  await moveAll();
  expect(await moved()).toEqual([3]);
  expect(await read("one")).toEqual(kept("one", 3));
});

test("steps that are written again with later ones, before and after a move, are read once", async () => {
  await begin("one");
  await write(stepsOf("one", 0, 4));
  await moveAll();
  await write(stepsOf("one", 4, 6));
  await moveAll();
  await write(stepsOf("one", 4, 9));
  await write(stepsOf("one", 4, 9));
  expect(await read("one")).toEqual(kept("one", 9));
  await moveAll();
  expect(await read("one")).toEqual(kept("one", 9));
});

test("an unreadable step in a list is reported by its index", async () => {
  await begin("one");
  await write(stepsOf("one", 0, 4));
  await moveAll();
  await sql`update steps set "stepJson" = json_set("stepJson", '$[2][2].command.type', 'fly')`.execute(opened.db);
  const game = await opened.store.game("one");
  expect(!game.ok && game.error.what).toBe("steps, gameId one, place 2, stepJson: command.type");
});

describe("while steps cannot be moved", () => {
  beforeEach(async () => {
    await begin("one");
    await sql`create trigger full before insert on steps begin select raise(abort, 'no room'); end`.execute(opened.db);
  });

  test("the log reports it, and no step is lost", async () => {
    await write(stepsOf("one", 0, 1000));
    await expect.poll(() => log.error.mock.calls.length).toBe(1);
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ event: "steps-not-moved" });
    expect(await read("one")).toEqual(kept("one", 1000));
  });

  test("a server starts anyway", async () => {
    await write(stepsOf("one", 0, 5));
    await moveAll();
    expect(await read("one")).toEqual(kept("one", 5));
  });
});
