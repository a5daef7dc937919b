import { readTable } from "../../server/store/rows.ts";
import type { SavedTable } from "../../server/store/saved.ts";
import type { Result } from "../../shared/core/result.ts";

/** Table that is parsed from its saved text. */
export const tableKeptAs = (tableJson: string, startsCalledOff = 0): SavedTable =>
  okValue(readTable({ roomId: "room", tableJson, startsCalledOff }));

/** Value of a result that must be ok. */
export function okValue<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
