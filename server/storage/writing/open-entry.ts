import type { BegunGame, EndedGame, SavedStep, SavedTable, WriteEntry } from "../saved-types.ts";

/**
 * Sequence number of an event in the write queue. The event is saved once all tickets up to it are. Later events never
 * have smaller tickets.
 */
export type CommitSeq = number;

/** Callback that waits until an entry is saved. */
export interface Waiting {
  readonly run: () => void;
  /** Whether it continues to wait after a failed write. */
  readonly isPatient: boolean;
}

/** Entry that still collects events, with its waiting callbacks. */
export interface OpenEntry extends WriteEntry {
  readonly ticket: CommitSeq;
  /** Time of its first event on the clock of the metrics; null without events or metrics. */
  since: number | null;
  readonly begun: BegunGame[];
  readonly steps: SavedStep[];
  readonly ended: EndedGame[];
  readonly tables: Map<string, SavedTable | null>;
  readonly waiting: Waiting[];
}

export const newEntry = (ticket: CommitSeq): OpenEntry => ({
  ticket,
  since: null,
  begun: [],
  steps: [],
  ended: [],
  tables: new Map(),
  waiting: [],
});

/** Merges two entries after a failed write. Only patient callbacks continue to wait. */
export const mergeEntries = (earlier: OpenEntry, later: OpenEntry): OpenEntry => ({
  ticket: later.ticket,
  since: earlier.since ?? later.since,
  begun: [...earlier.begun, ...later.begun],
  steps: [...earlier.steps, ...later.steps],
  ended: [...earlier.ended, ...later.ended],
  tables: new Map([...earlier.tables, ...later.tables]),
  waiting: [...earlier.waiting, ...later.waiting].filter(({ isPatient }) => isPatient),
});
