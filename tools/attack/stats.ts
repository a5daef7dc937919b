import { z } from "zod";

const counts = z.record(z.string(), z.number());

/** Counters by key. */
export type Counts = Record<string, number>;

/** Actions of hostile clients and their results, as plain data. */
export const statsSchema = z.object({
  /** Sent messages, by kind. */
  messages: counts,
  /** Messages at full speed over sockets without a session; not included in the others. */
  flood: z.number(),
  /** By code: codes of rooms, and HTTP status codes. */
  refusals: counts,
  accepted: z.number(),
  /** Names that accounts of one address took as fast as the server permitted. */
  namesTaken: z.number(),
  /** Connections that the server closed, by code; "cut" without one. */
  closings: counts,
  /** Number of rejected messages that were followed by a comparison of the view of an honest seat at the same table. */
  lookedAt: z.number(),
  /** Rejected messages that changed something, by kind. */
  changes: counts,
  /** Closed connections of honest players at the same tables, by code. */
  lost: counts,
  /** Accepted names that are forbidden, by kind. */
  names: counts,
  /** Failures of attackers, such as a failed return to a table. */
  setbacks: counts,
});

export type AttackStats = z.output<typeof statsSchema>;

export const emptyStats = (): AttackStats => ({
  messages: {},
  flood: 0,
  refusals: {},
  accepted: 0,
  namesTaken: 0,
  closings: {},
  lookedAt: 0,
  changes: {},
  lost: {},
  names: {},
  setbacks: {},
});

export function count(counts: Counts, what: string, times = 1): void {
  counts[what] = (counts[what] ?? 0) + times;
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, number) => sum + number, 0);

/** Sum of two scores. */
export function added(one: AttackStats, other: AttackStats): AttackStats {
  return {
    messages: merged(one.messages, other.messages),
    flood: one.flood + other.flood,
    refusals: merged(one.refusals, other.refusals),
    accepted: one.accepted + other.accepted,
    namesTaken: one.namesTaken + other.namesTaken,
    closings: merged(one.closings, other.closings),
    lookedAt: one.lookedAt + other.lookedAt,
    changes: merged(one.changes, other.changes),
    lost: merged(one.lost, other.lost),
    names: merged(one.names, other.names),
    setbacks: merged(one.setbacks, other.setbacks),
  };
}

export function merged(one: Counts, other: Counts): Counts {
  const both = { ...one };
  for (const [what, times] of Object.entries(other)) count(both, what, times);
  return both;
}
