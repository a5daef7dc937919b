import type { BegunGame, EndedGame, JournalEntry, SavedStep, SavedTable } from "./saved.ts";

/**
 * A number for something that happened. It is kept once every ticket up to this one is; later things never have smaller
 * tickets.
 */
export type Ticket = number;

/** What waits until an entry is kept. */
export interface Waiting {
  readonly run: () => void;
  /** Whether it waits on if a write fails. */
  readonly isPatient: boolean;
}

/** The entry that still grows, and what waits for it to be kept. */
export interface OpenEntry extends JournalEntry {
  readonly ticket: Ticket;
  readonly begun: BegunGame[];
  readonly steps: SavedStep[];
  readonly ended: EndedGame[];
  readonly tables: Map<string, SavedTable | null>;
  readonly waiting: Waiting[];
}

export const newEntry = (ticket: Ticket): OpenEntry => ({
  ticket,
  begun: [],
  steps: [],
  ended: [],
  tables: new Map(),
  waiting: [],
});

/** Both as one entry, with what waits on although a write has failed. */
export const joined = (earlier: OpenEntry, later: OpenEntry): OpenEntry => ({
  ticket: later.ticket,
  begun: [...earlier.begun, ...later.begun],
  steps: [...earlier.steps, ...later.steps],
  ended: [...earlier.ended, ...later.ended],
  tables: new Map([...earlier.tables, ...later.tables]),
  waiting: [...earlier.waiting, ...later.waiting].filter(({ isPatient }) => isPatient),
});
