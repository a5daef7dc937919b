import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Log into which SQLite writes steps first. Like `steps`, it rejects steps of unknown games. */
export const stepLogMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table "stepLog" ("stepsJson" text not null) strict`.execute(db);
    await sql`
      create trigger "stepsOfGames" before insert on "stepLog" begin
        select raise(abort, 'a step of a game that there is not')
        where exists (select 1 from json_each(new."stepsJson") where value ->> 0 not in (select id from games));
      end`.execute(db);
  },
};
