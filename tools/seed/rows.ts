import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Database } from "../../server/store/database.ts";

export type Table = keyof Database;

/** Rows on their way into a database, many at once. */
export interface Rows {
  write<Name extends Table>(table: Name, rows: readonly Database[Name][]): Promise<void>;
  /** Once all are there. */
  close(): Promise<void>;
}

/** Nothing is safe before it is closed: a database that was filled half way is thrown away. */
export function rowsOfSqlite(file: string): Rows {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -400000");
  return {
    async write(table, rows) {
      const [first] = rows;
      if (!first) return;
      const columns = Object.keys(first);
      const places = columns.map((column) => `:${column}`).join(", ");
      const insert = database.prepare(`insert into "${table}" ("${columns.join('", "')}") values (${places})`);
      database.exec("begin");
      for (const row of rows) insert.run(row);
      database.exec("commit");
    },
    async close() {
      database.close();
    },
  };
}

export async function rowsOfPostgres(url: string): Promise<Rows> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("set synchronous_commit = off");
  return {
    async write(table, rows) {
      if (rows.length === 0) return;
      const insert = `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`;
      await client.query(insert, [JSON.stringify(rows)]);
    },
    async close() {
      // As the server's own housekeeping does in time.
      await client.query("vacuum analyze");
      await client.end();
    },
  };
}
