/*
 * Is loaded into the server's process before the server: answers each message with what the process has used. Memory is
 * measured without garbage, and without the space reserved for more.
 */

/** What a process has used until now. */
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
// Nobody else would end the server.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
