import { readTable } from "../../server/storage/rows.ts";
import type { SavedTable } from "../../server/storage/saved-types.ts";
import type { Result } from "../../shared/core/result.ts";

/** Table that is parsed from its saved text. */
export const tableWithJson = (tableJson: string, startsCalledOff = 0, extrasJson: string | null = null): SavedTable =>
  expectOk(readTable({ roomId: "room", tableJson, startsCalledOff, extrasJson }));

/** Value of a result that must be ok. */
export function expectOk<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
