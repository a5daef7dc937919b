import { z } from "zod";

const counts = z.record(z.string(), z.number());

/** How often each thing happened. */
export type Counts = Record<string, number>;

/** What hostile clients did, and what came of it, as plain data. */
export const scoreFormat = z.object({
  /** Sent messages, by kind. */
  messages: counts,
  /** Messages sent at full speed over sockets without a session; not counted among the others. */
  flood: z.number(),
  /** By code: a room's own codes, and the statuses of HTTP. */
  refusals: counts,
  accepted: z.number(),
  /** Names that accounts of one address took as fast as the server permitted. */
  namesTaken: z.number(),
  /** Connections that the server ended, by code; "cut" without one. */
  closings: counts,
  /** Refused messages after which the view of an honest seat at the same table was compared. */
  lookedAt: z.number(),
  /** Refused messages that changed something, by kind. */
  changes: counts,
  /** Honest players at the same tables whose connection ended, by code. */
  lost: counts,
  /** Names that were accepted although no player may have them, by kind. */
  names: counts,
  /** What attackers failed to do, such as coming back to a table. */
  setbacks: counts,
});

export type Score = z.output<typeof scoreFormat>;

export const emptyScore = (): Score => ({
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

/** The sum of two scores. */
export function added(one: Score, other: Score): Score {
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
