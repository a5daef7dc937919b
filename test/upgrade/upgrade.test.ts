import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openStore } from "../../server/storage/open.ts";
import { recordSchema } from "../../shared/net/record-schema.ts";
import { games } from "../../shared/registry.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { type App, newFolder, startApp } from "../support/app.ts";
import { folderOfPrograms } from "../support/postgres.ts";
import { ReconnectingClient } from "../support/reconnecting-client.ts";
import { expectOk } from "../support/saved-table.ts";
import { databases, withPostgres } from "../support/server-databases.ts";

/*
 * Data of older builds: an account with a finished and a running game. A new release needs new data, created by
 * make-data.ts in a checkout of it.
 */
const builds = [
  { build: "version 0.1.0, commit 8532ec6d", data: join(import.meta.dirname, "data") },
  { build: "commit bbd9f5a", data: join(import.meta.dirname, "data/bbd9f5a") },
];

/** Loads the data into a new database, and describes its schema. */
const kinds = {
  SQLite: {
    person: "sqlite-person.json",
    fill: (data: string, { DATA_DIR = "" }: Readonly<Record<string, string>>) =>
      copyFileSync(join(data, "sqlite.sqlite"), join(DATA_DIR, "games.sqlite")),
    schema: "SELECT name, sql FROM sqlite_master ORDER BY name",
  },
  Postgres: {
    person: "postgres-person.json",
    fill(data: string, { DATABASE_URL = "" }: Readonly<Record<string, string>>) {
      const psql = join(folderOfPrograms() ?? "", "psql");
      const options = ["--quiet", "--no-psqlrc", "--output=/dev/null", "--set=ON_ERROR_STOP=1"];
      const { status, stderr } = spawnSync(psql, [...options, `--file=${join(data, "postgres.sql")}`, DATABASE_URL]);
      if (status !== 0) throw new Error(`psql: ${stderr}`);
    },
    schema: `
      select table_name || '.' || column_name as name, concat_ws(' ', data_type, is_nullable, column_default) as sql
      from information_schema.columns where table_schema = 'public'
      union all select indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      order by name, sql`,
  },
} as const;

const personFormat = z.object({ id: z.string(), recoveryCode: z.string() });
const signedIn = z.object({
  token: z.string(),
  player: z.object({ id: z.string(), name: z.string() }),
  seated: z.object({ roomId: z.string(), code: z.string() }).nullable(),
});
const historyFormat = z.object({ games: z.array(z.looseObject({ id: z.string(), seat: z.int(), place: z.int() })) });
const watchedFormat = z.object({ record: recordSchema });

const postgres = withPostgres();
const all = builds.flatMap((build) =>
  databases.map((database) => ({
    ...build,
    ...database,
    kind: database.name === "SQLite" ? kinds.SQLite : kinds.Postgres,
  })),
);

describe.each(all)("the data of $build, on $name,", ({ data, make, kind }) => {
  let app: App | null = null;
  let person: z.output<typeof personFormat>;
  let annika: z.output<typeof signedIn>;
  let schema: readonly object[];

  const there = (): App => {
    if (!app) throw new Error("no server");
    return app;
  };

  beforeAll(async () => {
    const { settings, run } = await make(postgres);
    kind.fill(data, settings);
    person = personFormat.parse(JSON.parse(readFileSync(join(data, kind.person), "utf8")));
    const env = { GAMES_KEEP_DAYS: "3650", MESSAGES_PER_SECOND: "100000", PUBLIC_URL: "http://localhost:2567" };
    app = await startApp({ ...env, ...settings });
    schema = await run(kind.schema);
    const { body } = await app.call("POST /api/sign-in/recovery", { body: { code: person.recoveryCode } });
    annika = signedIn.parse(body);
  });
  afterAll(() => app?.close());

  test("is migrated to the schema of a new database, so no released migration has changed", async () => {
    const { settings, run } = await make(postgres);
    const where = { DATA_DIR: newFolder(), ...settings };
    const { close } = await openStore(where, { info() {}, error() {} });
    await close();
    expect(schema).toEqual(await run(kind.schema));
  });

  test("lets the account sign in with the same identity", () => {
    expect(annika.player).toMatchObject({ id: person.id, name: "Annika" });
  });

  test("contains the finished game's result, and a replay of its record reproduces it", async () => {
    const { token } = annika;
    const { games: past } = historyFormat.parse((await there().call("GET /api/games", { token })).body);
    expect(past).toHaveLength(1);
    for (const { id, seat, place } of past) {
      const { record } = watchedFormat.parse((await there().call(`GET /api/games/${id}`, { token })).body);
      const { replay } = expectOk(openReplay(games, record));
      expect(replay.outcome.winners.includes(seat)).toBe(place === 1);
    }
  });

  test("contains the running game, which continues to its end", async () => {
    const { token, seated } = annika;
    if (!seated) throw new Error("expected a seat, got none");
    const player = new ReconnectingClient(there().url, token, seated);
    await player.join();
    expect(player.guest.state.phase).toBe("playing");
    await player.play();
    expect(player.isOver).toBe(true);
  });
});
