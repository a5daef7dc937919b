import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playAgain } from "../../shared/core/replay.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { handsOf } from "../../tools/table/hands.ts";
import { newFolder } from "../support/app.ts";
import { entryOf, tableOf } from "../support/stored.ts";
import { KeptData } from "./kept-data.ts";
import { runWith } from "./run.ts";

const data = new KeptData();
const table = { ...tableOf("one"), code: "CODE34" };

beforeAll(async () => {
  await data.start();
  await data.keep("one", 3);
  await data.keep("two");
  const waiting = { ...tableOf("none"), code: "WAIT23", gameId: null, phase: "waiting" as const };
  const tables = [table, waiting].map((each) => [each.roomId, each] as const);
  await data.server.store.write(entryOf({ tables: new Map(tables) }));
});
afterAll(() => data.stop());

const print = (...line: readonly string[]) => runWith(data.settings, "table", ...line);

/** Cards in hands that no public event of the game has named. */
async function hiddenCards(): Promise<readonly string[]> {
  const game = await data.server.store.game("one");
  if (!game.ok || game.value === null) throw new Error("expected a saved game");
  const named: string[] = [];
  const played = playAgain(kittens, game.value.record, (_state, events) => {
    for (const event of events) named.push(JSON.stringify(kittens.redact(event, "spectator")));
  });
  expect(played.ok).toBe(true);
  const hands = (await handsOf(table, data.server.store)) ?? [];
  return hands.flat().filter((card) => !named.some((event) => event.includes(`"${card}"`)));
}

describe("npm run table", () => {
  test("prints players, pending decision, time limit and the last steps of a table while its server runs", async () => {
    const { code, out, err } = await print("code34");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const lines = out.trimEnd().split("\n");
    expect(lines[0]).toBe("table CODE34 · playing · original · private · room room of one");
    expect(lines[1]).toMatch(/^game one · began 2026-11-21 20:14:\d\d UTC · last public step .* UTC, \d+ s ago$/);
    expect(lines[2]).toMatch(/^awaits \w+ · of (.+ \(seat [01]\)|all who may answer) · limit \d+(\.\d+)? s$/);
    expect(lines[3]).toBe("seat 0: ann · person");
    expect(lines[4]).toBe("seat 1: Mochi · bot");
    expect(out).toMatch(/^ *\d+ {4}(ann|Mochi) drew a card/m);
    const steps = lines.slice(5).map((line) => Number.parseInt(line, 10));
    expect(new Set(steps).size).toBeGreaterThan(10);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(20);
  });

  test("names no hidden card without --hands, neither as text nor as JSON", async () => {
    const hidden = await hiddenCards();
    expect(hidden.length).toBeGreaterThan(0);
    const json = await print("CODE34", "--json");
    expect(JSON.parse(json.out)).toMatchObject({ table: { code: "CODE34" }, hands: null });
    for (const card of hidden) expect(json.out).not.toContain(`"${card}"`);
    expect((await print("CODE34")).out).not.toMatch(/^hand/m);
  });

  test("prints all hands with --hands", async () => {
    const hands = await handsOf(table, data.server.store);
    const { out } = await print("CODE34", "--hands");
    for (const [seat, hand] of (hands ?? []).entries()) expect(out).toContain(`hand ${seat}: ${hand.join(", ")}`);
  });

  test("leaves an entry in the audit log for --hands alone", async () => {
    const { db } = data.server;
    const looks = () => db.selectFrom("operatorLog").select(["action", "subject", "byName"]).execute();
    await db.deleteFrom("operatorLog").execute();
    await print("CODE34");
    expect(await looks()).toEqual([]);
    await print("CODE34", "--hands");
    expect(await looks()).toEqual([{ action: "look-at-hands", subject: "CODE34", byName: "the command line" }]);
  });

  test("prints a table without a game", async () => {
    const { code, out } = await print("WAIT23", "--hands");
    expect(code).toBe(0);
    expect(out).toContain("no game yet");
  });

  test("exits with 2 for the code of no open table, and names it", async () => {
    const { code, err } = await print("NOSUCH");
    expect(code).toBe(2);
    expect(err).toBe('"NOSUCH": expected the code of an open table\n');
  });
});

test.each([
  ["table", "CODE34"],
  ["replay", "--id", "two"],
  ["replay", "verify-all"],
] as const)("npm run %s %s ends with 2 on a file that is no database", async (tool, ...line) => {
  const folder = newFolder();
  writeFileSync(join(folder, "games.sqlite"), "no database");
  const { code, err } = await runWith({ DATA_DIR: folder, DATABASE_URL: "" }, tool, ...line);
  expect({ code, err }).toEqual({ code: 2, err: `${folder}/games.sqlite: file is not a database\n` });
});

describe("npm run replay -- --id", () => {
  test("prints a finished game while its server runs", async () => {
    const { code, out } = await runWith(data.settings, "replay", "--id", "two");
    expect(code).toBe(0);
    expect(out).toMatch(/won$/m);
  });

  test("exits with 2 for a running game, whose cards are secret", async () => {
    const { code, out, err } = await runWith(data.settings, "replay", "--id", "one");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toBe('"one": expected the id of a finished game\n');
  });

  test("exits with 2 if there is also a file", async () => {
    const { code, err } = await runWith(data.settings, "replay", "game.json", "--id", "two");
    expect(code).toBe(2);
    expect(err).toBe("error: expected a file or --id, got both\n");
  });
});
