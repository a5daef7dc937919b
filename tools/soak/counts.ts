/** Resources of a server process at one moment. */
export interface SoakCounts {
  /** Memory of the process after garbage collection. */
  readonly bytes: number;
  /** Part of it that JavaScript uses. */
  readonly heapBytes: number;
  /** Open handles of the system: sockets, files, threads. */
  readonly handles: number;
  /** Pending timers, and timers that are still referenced. */
  readonly timers: number;
  /** Open tables, the queue, and the room of lines. */
  readonly rooms: number;
  /** Rooms that are still in memory, and objects of the framework for their kinds. */
  readonly roomsInMemory: number;
  /** Processor time until this measurement began, and until it ended: a measurement takes seconds on large heaps. */
  readonly cpuMicros: { readonly before: number; readonly after: number };
}

/** Counts that must return to their initial value. */
export type Count = "handles" | "timers" | "rooms" | "roomsInMemory";

export const counts: readonly Count[] = ["handles", "timers", "rooms", "roomsInMemory"];
