import type { Mismatch } from "./play.ts";

/** Steps and lines count from 1. */
export interface Failure extends Mismatch {
  readonly step: number;
  readonly line: number;
}

/** Rule as an executable case (contract, section 2). */
export interface Case {
  readonly title: string;
  /** Runs the case; null if all its expectations hold. */
  readonly run: () => Failure | null;
}
