/** What a server's process holds at a moment. */
export interface Census {
  /** All memory of the process, without garbage. */
  readonly bytes: number;
  /** Of these, what JavaScript uses. */
  readonly heapBytes: number;
  /** What is open to the system: sockets, files, threads. */
  readonly handles: number;
  /** Timers that will run, and those that something still refers to. */
  readonly timers: number;
  /** Tables and the queue, as far as they are open. */
  readonly rooms: number;
  /** Those that are still in memory, and what the framework has for their kinds. */
  readonly roomsInMemory: number;
  /** Processor time until now. */
  readonly cpuMicros: number;
}

/** What must come back to where it was. */
export type Count = "handles" | "timers" | "rooms" | "roomsInMemory";

export const counts: readonly Count[] = ["handles", "timers", "rooms", "roomsInMemory"];
