import { readKept } from "../../server/store/kept.ts";
import { tableKind } from "../../server/store/kinds.ts";
import type { SavedTable } from "../../server/store/saved.ts";
import type { Result } from "../../shared/core/result.ts";

/** The table read from a text that was kept. */
export const tableKeptAs = (text: string): SavedTable => okValue(readKept(tableKind, text, "a table"));

/** The value of a result that must be ok. */
export function okValue<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
