import { type OpenStore, openStore } from "../../server/storage/open.ts";
import { newFolder } from "./app.ts";
import { sharedPostgres } from "./shared-postgres.ts";

const log = { info() {}, error() {} };

/** Opens an empty store on each kind of database. Must be called at the top level of a test file. */
export function openStores(): readonly {
  readonly name: string;
  readonly open: () => Promise<OpenStore>;
}[] {
  return [
    { name: "SQLite", open: () => openStore({ DATA_DIR: newFolder(), DATABASE_URL: undefined }, log) },
    {
      name: "Postgres",
      open: async () => openStore({ DATA_DIR: newFolder(), DATABASE_URL: await sharedPostgres.newDatabase() }, log),
    },
  ];
}
