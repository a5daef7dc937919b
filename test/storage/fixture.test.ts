import { cpSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { loadOrCreateSecret } from "../../server/people/identity/server-secret.ts";
import { Tokens } from "../../server/people/identity/tokens.ts";
import { createLog } from "../../server/runtime/log.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import { checkDeal } from "../../shared/core/deal.ts";
import { recordSchema } from "../../shared/net/record-schema.ts";
import { games as knownGames } from "../../shared/registry.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { type App, newFolder, startApp } from "../support/app.ts";
import { ReconnectingClient } from "../support/reconnecting-client.ts";
import { expectOk } from "../support/saved-table.ts";
import undated from "./fixtures/58fd9ac/tokens.json" with { type: "json" };

/*
 * Data folder of commit 58fd9ac: ten tables with bots and the players of these tokens. Its server was ended twice: by
 * SIGTERM, and by SIGKILL during seven games. The write-ahead log is merged into the file.
 */
const fixture = join(import.meta.dirname, "fixtures/58fd9ac");

const said = z.tuple([z.string(), z.string(), z.string()]);

/** New tokens of the same guests, because tokens without a date have expired. */
const tokens = undated.map((token) => {
  const [, body = ""] = token.split(".");
  const [id, name, avatar] = said.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return new Tokens(loadOrCreateSecret(fixture), systemTimers).sign({ id, name, avatar, guest: true });
});

/**
 * Returns whether the rules of an edition are still those of its games here. Games with other rules stay in the
 * database, and are rejected by name.
 */
const isCurrent = (edition: string): boolean => {
  return knownGames.gameOf(edition).use(({ definition }) => definition.rules) === 1;
};

/** Number of further steps that are played in each game. */
const steps = 10;

let folder: string;
let app: App | null;
let errors: string[];
beforeEach(() => {
  folder = newFolder();
  cpSync(fixture, folder, { recursive: true });
  errors = [];
});
afterEach(() => app?.close());

async function start(): Promise<App> {
  const log = createLog("error", { write: (line) => void errors.push(line) });
  const free = { MESSAGES_PER_SECOND: "100000", LIMIT_LOOPBACK: "off" };
  app = await startApp({ DATA_DIR: folder, TOKEN_SECRET: "", GAMES_KEEP_DAYS: "3650", ...free }, { log });
  return app;
}

/** Changes the database from outside the server. */
function write(...statements: readonly string[]): void {
  const database = new DatabaseSync(join(folder, "games.sqlite"));
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** Counts the rows. */
function rows() {
  const database = new DatabaseSync(join(folder, "games.sqlite"));
  const [counts] = database.prepare("SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM steps)").all();
  database.close();
  return counts;
}

function tablesThere() {
  const database = new DatabaseSync(join(folder, "games.sqlite"));
  const rows = database.prepare("SELECT tableJson FROM tables").all();
  database.close();
  return rows.map(({ tableJson }) => tableFormat.parse(JSON.parse(String(tableJson))));
}

const tableFormat = z.object({
  code: z.string(),
  phase: z.string(),
  gameId: z.string().nullable(),
  settings: z.object({ edition: z.string() }),
});

const meFormat = z.object({ seated: z.object({ roomId: z.string(), code: z.string() }).nullable() });
const watchedFormat = z.object({ record: recordSchema });
const historyFormat = z.object({ games: z.array(z.looseObject({ id: z.string(), seat: z.int(), place: z.int() })) });

const lineFormat = z.object({ msg: z.string(), what: z.string().default(""), expected: z.string().default("") });

/** Players with a seat, by the table's code. */
async function seated({ call, url }: App): Promise<Map<string, ReconnectingClient[]>> {
  const tables = new Map<string, ReconnectingClient[]>();
  for (const token of tokens) {
    const { seated: where } = meFormat.parse((await call("GET /api/players/me", { token })).body);
    if (where) tables.set(where.code, [...(tables.get(where.code) ?? []), new ReconnectingClient(url, token, where)]);
  }
  return tables;
}

/** Codes of the tables that are restored. */
const comingBack = (): string[] =>
  tablesThere()
    .filter(({ phase, settings }) => phase === "waiting" || isCurrent(settings.edition))
    .map(({ code }) => code);

test("its tables are restored with all players at their seats", async () => {
  const [there, expected] = [tablesThere(), comingBack()];
  const people = await seated(await start());
  expect([...people.keys()].toSorted()).toEqual(expected.toSorted());
  const left = errors.filter((line) => line.includes("a table cannot be restored"));
  expect([left.length, errors.join().includes("SET ASIDE")]).toEqual([there.length - expected.length, false]);
});

test("its running games continue from where they were", async () => {
  const running = tablesThere().filter(({ phase, settings }) => phase === "playing" && isCurrent(settings.edition));
  const people = await seated(await start());
  const players = running.flatMap(({ code }) => people.get(code) ?? []);
  for (const player of players) await player.join();
  await Promise.all(players.map(({ guest }) => guest.until(() => guest.story.length > 0)));
  const before = players.map(({ guest, told }) => ({ seq: guest.state.seq, told: told.length }));
  await Promise.all(
    players.map((player, index) => player.play(() => player.guest.state.seq >= (before[index]?.seq ?? 0) + steps)),
  );
  for (const [index, { isOver, guest, told }] of players.entries()) {
    const { seq = 0, told: toldBefore = 0 } = before[index] ?? {};
    expect(toldBefore).toBeGreaterThan(5);
    expect(isOver || guest.state.seq >= seq + steps).toBe(true);
    expect(told.length).toBeGreaterThan(toldBefore);
  }
});

test("its waiting table begins a game at the host's command, and keeps a removed player out", async () => {
  const { code } = tablesThere().find(({ phase }) => phase === "waiting") ?? { code: "" };
  const site = await start();
  const answers = await Promise.all(tokens.map((token) => site.call(`GET /api/tables/${code}`, { token })));
  expect(answers.map(({ body }) => body)).toContainEqual(expect.objectContaining({ error: "removed" }));
  const host = (await seated(site)).get(code)?.[0];
  await host?.join();
  for (const action of [{ type: "add-bot", strength: "steady" }, { type: "start" }] as const)
    await host?.guest.manage(action);
  await host?.guest.until(() => host.guest.state.phase === "playing");
  expect(host?.guest.chairs.map(({ kind }) => kind)).toEqual(["person", "bot", "bot", "bot"]);
});

/** Returns the history of each token. The server creates the results of old games after its start. */
const historiesOf = async ({ call }: App) =>
  Promise.all(
    tokens.map(async (token) => {
      const { games } = historyFormat.parse((await call("GET /api/games", { token })).body);
      return { token, games };
    }),
  );
const gamesIn = (histories: Awaited<ReturnType<typeof historiesOf>>) => histories.flatMap(({ games }) => games);

test("its finished games can be read, replayed and verified", async () => {
  const server = await start();
  await expect.poll(async () => gamesIn(await historiesOf(server)).length).toBe(4);
  for (const { token, games: own } of await historiesOf(server)) {
    for (const { id, seat, place } of own) {
      const { record } = watchedFormat.parse((await server.call(`GET /api/games/${id}`, { token })).body);
      const opened = openReplay(knownGames, record);
      if (!isCurrent(record.config.edition)) {
        expect(opened).toMatchObject({ ok: false, error: { code: "other-rules" } });
        continue;
      }
      expect(expectOk(opened).replay.outcome.winners.includes(seat)).toBe(place === 1);
      expect(checkDeal(record.deal)).toEqual([]);
    }
  }
});

describe("unreadable rows", () => {
  const waiting = { code: "FXC4FW", room: "S0b0eZBIH" };
  const running = { code: "YD96FK", game: "71O8kWhEmci_tSOL" };
  const finished = "1Kp1KO_jaitfFZAY";
  const change = (how: string) => `UPDATE tables SET tableJson = ${how} WHERE roomId = '${waiting.room}'`;
  const step3 = `place = 3 AND gameId = '${running.game}'`;

  test.each([
    ["not JSON", waiting, change("'{\"roomId'"), "tableJson", "JSON"],
    ["of a newer version", waiting, change("json_set(tableJson, '$.version', 99)"), "tableJson: version", "1 to 5"],
    [
      "with a field of another kind",
      waiting,
      change("json_set(tableJson, '$.settings.turnSeconds', 'long')"),
      "tableJson: settings.turnSeconds",
      "20|30|60|120",
    ],
    [
      "without the secret of its deal",
      running,
      `UPDATE games SET recordJson = json_remove(recordJson, '$.deal.secret') WHERE id = '${running.game}'`,
      "recordJson: deal.secret",
      "string",
    ],
    [
      "with an unknown command",
      running,
      `UPDATE steps SET stepJson = '{"at":0,"actor":0,"command":{"type":"fly"}}' WHERE ${step3}`,
      "place 3, stepJson: command.type",
      "",
    ],
    ["with a step missing", running, `DELETE FROM steps WHERE ${step3}`, "place", "3"],
  ])("%s: the table is set aside unchanged, the log names the reason, and all others are restored", async (...row) => {
    const [, { code }, damage, what, expected] = row;
    const others = comingBack().filter((other) => other !== code);
    write(damage);
    const before = rows();
    const people = await seated(await start());
    expect([...people.keys()].toSorted()).toEqual(others.toSorted());
    expect(rows()).toEqual(before);
    const lines = errors
      .map((line) => lineFormat.parse(JSON.parse(line)))
      .filter(({ msg }) => msg.includes("SET ASIDE"));
    expect(lines).toEqual([
      {
        msg: "A TABLE IS SET ASIDE: its saved data cannot be read",
        what: expect.any(String),
        expected: expect.any(String),
      },
    ]);
    expect(lines[0]?.what.endsWith(what)).toBe(true);
    expect(lines[0]?.expected).toContain(expected);
  });

  test("a finished game counts as missing, and the log names the reason", async () => {
    write(`UPDATE games SET recordJson = json_set(recordJson, '$.beganAt', 'long ago') WHERE id = '${finished}'`);
    const server = await start();
    const different = async () => new Set(gamesIn(await historiesOf(server)).map(({ id }) => id)).size;
    await expect.poll(different).toBe(1);
    await expect.poll(() => errors.join()).toContain(`games, id ${finished}, recordJson: beganAt`);
    expect(await different()).toBe(1);
  });
});
