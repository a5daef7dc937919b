import type { SavedTable } from "../../server/storage/saved-types.ts";
import type { Store } from "../../server/storage/store.ts";

/** Returns the open table with a code, ignoring case. @throws if there is none, or it cannot be read. */
export async function findTable(store: Pick<Store, "tables">, code: string): Promise<SavedTable> {
  const read = await store.tables();
  const table = read.flatMap((row) => (row.ok ? row.value : [])).find((each) => each.code === code.toUpperCase());
  if (table) return table;
  const unreadable = read.flatMap((row) => (row.ok ? [] : row.error.what));
  const rest = unreadable.length === 0 ? "" : `; these cannot be read: ${unreadable.join(", ")}`;
  throw new Error(`${JSON.stringify(code)}: expected the code of an open table${rest}`);
}
