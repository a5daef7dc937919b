import type { Flaw } from "../../shared/core/flaw.ts";

/** What to print about a file, and what is wrong with it. */
export interface Findings {
  readonly lines: readonly string[];
  readonly flaws: readonly Flaw[];
}

export const wrong = (flaw: Flaw, lines: readonly string[] = []): Findings => ({ lines, flaws: [flaw] });
