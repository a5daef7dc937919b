import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type OpenStore, openStore } from "../../server/store/open.ts";
import type { SavedStep } from "../../server/store/saved.ts";
import { newFolder } from "../support/app.ts";
import { okValue } from "../support/kept.ts";
import { entryOf, gameNamed } from "../support/stored.ts";

/* SQLite keeps steps in a log first, and moves some hundreds at a time to their games: at most a thousand stay. */

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
const read = async (id: string) => okValue(await opened.store.game(id))?.record.steps;
const kept = (id: string, count: number) => stepsOf(id, 0, count).map(({ step }) => step);

/** How many steps each row of `steps` holds. */
async function moved(): Promise<readonly number[]> {
  const { rows } = await sql<{ count: number }>`select json_array_length("stepJson") count from steps`.execute(
    opened.db,
  );
  return rows.map(({ count }) => count);
}

/** Opens the store again, which moves all steps. */
async function moveAll(): Promise<void> {
  await opened.close();
  opened = await openStore({ DATA_DIR: folder }, log);
}

test("a write of a step at each of fifty tables takes few pages of the disk", async () => {
  const ids = Array.from({ length: 50 }, (_, table) => `game ${table}`);
  await begin(...ids);
  const written = () => statSync(join(folder, "games.sqlite-wal")).size;
  const before = written();
  await write(ids.flatMap((id) => stepsOf(id, 0, 1)));
  expect((written() - before) / 4096).toBeLessThan(4);
});

test("a game whose steps have moved, some of them, comes back with all in their order", async () => {
  await begin("one", "other");
  await write([...stepsOf("other", 0, 10), ...stepsOf("one", 0, 1000)]);
  await expect.poll(moved).toEqual([1000, 10]);
  await write([...stepsOf("one", 1000, 1003), ...stepsOf("other", 10, 11)]);
  expect(await read("one")).toEqual(kept("one", 1003));
  expect(await read("other")).toEqual(kept("other", 11));
});

test("a start moves all steps, those of a game that was forgotten into nothing", async () => {
  await begin("one", "gone");
  await write([...stepsOf("one", 0, 3), ...stepsOf("gone", 0, 2)]);
  await opened.store.write(entryOf({ tables: new Map([["room of gone", null]]) }));
  await moveAll();
  expect(await moved()).toEqual([3]);
  expect(await read("one")).toEqual(kept("one", 3));
});

test("steps that are written again with more after them, before and after they moved, come back once", async () => {
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

test("a step of a list that cannot be read is named by its place", async () => {
  await begin("one");
  await write(stepsOf("one", 0, 4));
  await moveAll();
  await sql`update steps set "stepJson" = json_set("stepJson", '$[2][2].command.type', 'fly')`.execute(opened.db);
  const game = await opened.store.game("one");
  expect(!game.ok && game.error.what).toBe("steps, gameId one, place 2, stepJson: command.type");
});

describe("while steps cannot move", () => {
  beforeEach(async () => {
    await begin("one");
    await sql`create trigger full before insert on steps begin select raise(abort, 'no room'); end`.execute(opened.db);
  });

  test("the log says so, and nothing is lost", async () => {
    await write(stepsOf("one", 0, 1000));
    await expect.poll(() => log.error.mock.calls.length).toBe(1);
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ event: "steps-not-moved" });
    expect(await read("one")).toEqual(kept("one", 1000));
  });

  test("a server starts all the same", async () => {
    await write(stepsOf("one", 0, 5));
    await moveAll();
    expect(await read("one")).toEqual(kept("one", 5));
  });
});
