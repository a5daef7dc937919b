import type { RecordError } from "../../shared/core/record-error.ts";

/** Output lines about a file, and its flaws. */
export interface Findings {
  readonly lines: readonly string[];
  readonly flaws: readonly RecordError[];
}

export const wrong = (flaw: RecordError, lines: readonly string[] = []): Findings => ({ lines, flaws: [flaw] });
