import { expect, test } from "vitest";
import type { SavedGame, SavedTable } from "../../server/storage/saved-types.ts";
import { RestoringDirectory } from "../../server/tables/restoring-directory.ts";
import { ReturningTables } from "../../server/tables/saving/returning-tables.ts";
import { Tables } from "../../server/tables/tables.ts";
import type { RecordError } from "../../shared/core/record-error.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { InMemoryWriteQueue } from "../support/in-memory-write-queue.ts";
import { playerNamed } from "../support/server.ts";
import { savedGame, tableOf } from "../support/stored.ts";
import { ManualTimers } from "../support/timers.ts";

type Kept = Parameters<ReturningTables["start"]>[0]["store"];
type Games = Awaited<ReturnType<Kept["games"]>>;

const malformed = (what: string): RecordError => ({ code: "malformed", what, expected: "a text", got: "nothing" });

const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `game ${index}`);

/** Saved table of one player, named after the table. */
const tableFor = (id: string): SavedTable => {
  const table = tableOf(id);
  const [person, bot] = table.chairs;
  if (person?.kind !== "person" || !bot) throw new Error("expected a person and a bot");
  return { ...table, code: id.toUpperCase(), chairs: [{ ...person, player: playerNamed(id) }, bot] };
};

const allGames: Kept["games"] = async (ids) => new Map(ids.map((id) => [id, ok(savedGame(id))]));

/** Process that starts with the tables of its predecessor. */
class Start {
  readonly returning = new ReturningTables();
  readonly timers = new ManualTimers();
  readonly writeQueue = new InMemoryWriteQueue();
  readonly errors: unknown[] = [];
  /** Rooms with their games, in the order of restoring. */
  readonly back: string[] = [];
  readonly #tables = new Tables({ isSaving: true, flush: async () => true });
  readonly directory = new RestoringDirectory(this.#tables, this.returning);

  begin(store: Kept): Promise<void> {
    return this.returning.start({
      store,
      tables: {
        restore: async ({ table: { roomId, code, chairs }, game }) => {
          if (game?.id === "broken") throw new Error("other rules");
          this.back.push(`${roomId}: ${game?.id}`);
          for (const chair of chairs) if (chair.kind === "person") this.#tables.sit(chair.player.id, { roomId, code });
          return { roomId, code };
        },
      },
      writeQueue: this.writeQueue,
      timers: this.timers,
      log: { info() {}, error: (details: object) => void this.errors.push(details) },
    });
  }
}

test("all tables are restored, except unplayable ones, which are logged and left, and those without a game, which close", async () => {
  const start = new Start();
  await start.begin({
    tables: async () => [
      fail(malformed("tables, room 1, tableJson: code")),
      ...["torn", "broken", "forgotten", "fine"].map((id) => ok(tableOf(id))),
    ],
    games: async () =>
      new Map<string, Result<SavedGame, RecordError>>([
        ["torn", fail(malformed("games, id torn, recordJson: deal"))],
        ...["broken", "fine"].map((id) => [id, ok(savedGame(id))] as const),
      ]),
  });
  await start.returning.all;
  expect(start.back).toEqual(["room of fine: fine"]);
  expect(start.errors).toMatchObject([
    { what: "tables, room 1, tableJson: code" },
    { room: "room of torn", what: "games, id torn, recordJson: deal" },
    { room: "room of broken", game: "broken" },
  ]);
  expect([...start.writeQueue.tables]).toEqual([["room of forgotten", null]]);
});

test("all tables are restored, each with its own game", async () => {
  const ids = numbered(120);
  const start = new Start();
  await start.begin({ tables: async () => ids.map((id) => ok(tableOf(id))), games: allGames });
  await start.returning.all;
  expect(start.back).toEqual(ids.map((id) => `room of ${id}: ${id}`));
});

/** Store of 120 tables that delays the games of the last batch until `answer`. */
function slowStore(): { readonly store: Kept; readonly answer: () => void } {
  const ids = numbered(120);
  const { promise, resolve } = Promise.withResolvers<void>();
  const games = async (asked: readonly string[]): Promise<Games> => {
    if (asked.includes("game 119")) await promise;
    return allGames(asked);
  };
  return { store: { tables: async () => ids.map((id) => ok(tableFor(id))), games }, answer: resolve };
}

test("a player at a restored table has their seat while other tables are still being restored", async () => {
  const start = new Start();
  const { store, answer } = slowStore();
  await start.begin(store);
  expect(await start.directory.seatOf("game 3")).toEqual({ roomId: "room of game 3", code: "GAME 3" });
  expect(start.back.length).toBeLessThan(120);
  answer();
});

test.each([
  ["a player with a seat there", ({ directory }: Start) => directory.seatOf("game 119")],
  ["a request with its room", ({ directory }: Start) => directory.stateOf("room of game 119")],
  ["a request with its code", ({ directory }: Start) => directory.find("game 119", "ann")],
  ["a request for a new table", ({ directory }: Start) => directory.refusalFor({ playerId: "ann", network: null })],
])("%s waits for a table that is still being restored", async (_who, ask) => {
  const start = new Start();
  const { store, answer } = slowStore();
  await start.begin(store);
  let backThen = 0;
  const asked = ask(start).then(() => {
    backThen = start.back.length;
  });
  await start.directory.seatOf("game 99");
  expect(backThen).toBe(0);
  answer();
  await asked;
  expect(backThen).toBe(120);
});

test("a player without a seat at a restoring table does not wait", async () => {
  const start = new Start();
  await start.begin(slowStore().store);
  expect(await start.directory.seatOf("ann")).toBeNull();
});

test("restoring is retried until the database works again", async () => {
  const start = new Start();
  const failures = [new Error("gone"), new Error("gone")];
  await start.begin({
    tables: async () => [ok(tableOf("one"))],
    games: async (ids) => {
      const failure = failures.pop();
      if (failure) throw failure;
      return allGames(ids);
    },
  });
  while (start.back.length === 0) {
    await new Promise(setImmediate);
    start.timers.pass(500);
  }
  expect(start.errors).toMatchObject([{ event: "returning-failed" }, { event: "returning-failed" }]);
});

test("a process that ends while restoring leaves the other tables unchanged", async () => {
  const start = new Start();
  const { store, answer } = slowStore();
  await start.begin(store);
  await start.directory.seatOf("game 99");
  const stopped = start.returning.stop();
  answer();
  await stopped;
  expect([start.back.length, [...start.writeQueue.tables]]).toEqual([100, []]);
});
