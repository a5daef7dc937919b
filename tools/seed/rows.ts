import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Database } from "../../server/storage/database.ts";

export type Table = keyof Database;

/** Batched writer of rows into a database. */
export interface Rows {
  write<Name extends Table>(table: Name, rows: readonly Database[Name][]): Promise<void>;
  /** Must be called after the last write. */
  close(): Promise<void>;
}

/** Data is not safe before the close: a partially filled database must be discarded. */
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
      // The server runs the same maintenance over time.
      await client.query("vacuum analyze");
      await client.end();
    },
  };
}
