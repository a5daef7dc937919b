import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenStore, openStore } from "../../../server/storage/open.ts";
import { newFolder } from "../../support/app.ts";
import { recordedGame } from "../../support/records.ts";
import { entryOf } from "../../support/stored.ts";
import { run, runWith } from "../run.ts";

test("npm run collusion -- simulate detects colluding players, and ends with one JSON object", async () => {
  const { code, out } = await run(
    "collusion",
    "simulate",
    "--pairs",
    "28",
    "--games",
    "12",
    "--threads",
    "2",
    "--json",
  );
  expect(JSON.parse(out)).toMatchObject({
    found: 1,
    falselyAccused: 0,
    colluding: 1,
    honest: 55,
  });
  expect(code).toBe(0);
}, 120_000);

test("npm run collusion exits with 2 for an unknown edition", async () => {
  const { code, err } = await run("collusion", "simulate", "--edition", "poker");
  expect(code).toBe(2);
  expect(err).toContain("poker");
});

let folder: string;
let opened: OpenStore;

beforeEach(async () => {
  folder = newFolder();
  opened = await openStore({ DATA_DIR: folder }, { info() {}, error() {} });
});
afterEach(() => opened.close());

const people = ["a-ann", "a-bob", null, "guest"];

/** Saves a game of four that bots played in the place of humans. */
async function keep(id: string, isPublic: boolean): Promise<void> {
  const { record, outcome } = recordedGame("original", 4, id);
  const { steps, ...head } = record;
  const counting = { pool: null, unrated: "guest" } as const;
  const ids = people.map((player) => player ?? "");
  const begun = { id, roomId: `room of ${id}`, isShared: true, record: head, players: ids, counting };
  await opened.store.write(
    entryOf({ begun: [begun], steps: steps.map((step, place) => ({ gameId: id, place, step })) }),
  );
  const did = { since: 0, deserted: false, death: null, nopes: 0, stolen: 0, moments: [] } as const;
  const seats = record.seats.map(({ name, avatar }, seat) => {
    const place = outcome.winners.includes(seat) ? 1 : 2;
    return { playerId: people[seat] ?? null, name, avatar, place, ...did };
  });
  const { game, beganAt, config } = record;
  const end = { gameId: id, game, edition: config.edition, isPublic, beganAt, endedAt: beganAt + 1, counting };
  await opened.store.write(entryOf({ ended: [{ ...end, seats }] }));
}

async function look(...more: readonly string[]): Promise<unknown> {
  const env = { DATA_DIR: folder, DATABASE_URL: "" };
  const { code, out } = await runWith(env, "collusion", "--json", ...more);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test("npm run collusion prints the figure of each pair of accounts, while a server runs", async () => {
  await keep("first", true);
  await keep("second", true);
  const pair = { players: ["a-ann", "a-bob"], games: 2, figure: expect.any(Number), suspicious: false };
  expect(await look("--least", "2")).toMatchObject({ read: 2, gone: 0, unreadable: 0, pairs: [pair] });
});

test("npm run collusion ignores private games, and pairs with too few games", async () => {
  await keep("first", true);
  await keep("second", false);
  expect(await look("--least", "2")).toEqual({ read: 1, gone: 0, unreadable: 0, pairs: [] });
});

test("npm run collusion counts the games without a record", async () => {
  await keep("first", true);
  await opened.db.deleteFrom("steps").execute();
  await opened.db.deleteFrom("games").execute();
  expect(await look()).toMatchObject({ read: 0, gone: 1 });
});

test("npm run collusion without a database prints one sentence and exits with 2", async () => {
  const { code, err } = await runWith({ DATA_DIR: newFolder(), DATABASE_URL: "" }, "collusion");
  expect(code).toBe(2);
  expect(err).toContain("DATA_DIR: expected a folder with a database");
});
