import { z } from "zod";

const counts = z.record(z.string(), z.number());

/** How often each thing happened. */
export type Counts = Record<string, number>;

/** What hostile clients did, and what came of it, as plain data. */
export const scoreFormat = z.object({
  /** Sent, by kind. */
  messages: counts,
  /** Sent at full speed over sockets that nobody is behind; not among the others. */
  flood: z.number(),
  /** By code: those of rooms as they say it, those of HTTP by status. */
  refusals: counts,
  accepted: z.number(),
  /** Connections that the server ended, by code; "cut" without one. */
  closings: counts,
  /** Refused messages after each of which an honest seat at the same table was looked at. */
  lookedAt: z.number(),
  /** Those of them that had changed something, by kind. */
  changes: counts,
  /** Honest players beside them whose connection ended, by code. */
  lost: counts,
  /** What could not be done, such as to come back to a table. */
  setbacks: counts,
});

export type Score = z.output<typeof scoreFormat>;

export const emptyScore = (): Score => ({
  messages: {},
  flood: 0,
  refusals: {},
  accepted: 0,
  closings: {},
  lookedAt: 0,
  changes: {},
  lost: {},
  setbacks: {},
});

export function count(counts: Counts, what: string, times = 1): void {
  counts[what] = (counts[what] ?? 0) + times;
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, number) => sum + number, 0);

/** Both together. */
export function added(one: Score, other: Score): Score {
  return {
    messages: merged(one.messages, other.messages),
    flood: one.flood + other.flood,
    refusals: merged(one.refusals, other.refusals),
    accepted: one.accepted + other.accepted,
    closings: merged(one.closings, other.closings),
    lookedAt: one.lookedAt + other.lookedAt,
    changes: merged(one.changes, other.changes),
    lost: merged(one.lost, other.lost),
    setbacks: merged(one.setbacks, other.setbacks),
  };
}

export function merged(one: Counts, other: Counts): Counts {
  const both = { ...one };
  for (const [what, times] of Object.entries(other)) count(both, what, times);
  return both;
}
