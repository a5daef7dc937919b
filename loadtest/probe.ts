/*
 * Loaded into the server's process ahead of the server itself: answers each message with what the process has used.
 * Memory is measured without garbage, and without the room that is kept for more of it.
 */

/** What a process has used so far. */
export interface Usage {
  /** Processor time in microseconds. */
  readonly cpuMicros: number;
  /** Memory in bytes. */
  readonly rss: number;
}

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  process.send?.({ cpuMicros: user + system, rss: process.memoryUsage.rss() } satisfies Usage);
});
// Nobody is left to end the server.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
