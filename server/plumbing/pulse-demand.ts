/** What the thread of the pulses is told, and tells: whether somebody waits for one, or whether it sleeps until then. */
export const demand = { none: 0, awaited: 1, asleep: 2 } as const;
