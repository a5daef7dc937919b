import type { Flaw } from "../../shared/core/flaw.ts";

/** Output lines about a file, and its flaws. */
export interface Findings {
  readonly lines: readonly string[];
  readonly flaws: readonly Flaw[];
}

export const wrong = (flaw: Flaw, lines: readonly string[] = []): Findings => ({ lines, flaws: [flaw] });
