/**
 * States of the memory shared with the scheduler thread: no tick is awaited, a tick is awaited, or the thread sleeps
 * until one is.
 */
export const flushDemand = { none: 0, awaited: 1, asleep: 2 } as const;
