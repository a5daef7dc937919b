import { type OpenStore, openStore } from "../../server/store/open.ts";
import { newFolder } from "./app.ts";
import { hasPostgres } from "./postgres.ts";
import { sharedPostgres } from "./shared-postgres.ts";

const log = { info() {}, error() {} };

/** Opens an empty store on each kind of database; to be called in the head of a test file. */
export function openStores(): readonly {
  readonly name: string;
  readonly isThere: boolean;
  readonly open: () => Promise<OpenStore>;
}[] {
  return [
    { name: "SQLite", isThere: true, open: () => openStore({ DATA_DIR: newFolder(), DATABASE_URL: undefined }, log) },
    {
      name: "Postgres",
      isThere: hasPostgres,
      open: async () => openStore({ DATA_DIR: newFolder(), DATABASE_URL: await sharedPostgres.newDatabase() }, log),
    },
  ];
}
