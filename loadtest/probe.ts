/*
 * Preloaded into the server process; answers each message with the resource usage of the process. Memory is measured
 * after a full garbage collection, without reserved space. This costs processor time and discards compiled code, so
 * memory must not be measured while processor time is measured.
 */

/** Requested figure: cumulative processor time in microseconds, or memory in bytes. */
export type ProbeRequest = "cpu" | "memory";

export interface ProbeReply {
  readonly asked: ProbeRequest;
  readonly used: number;
}

process.on("message", (asked: ProbeRequest) => {
  process.send?.({ asked, used: asked === "cpu" ? cpuMicros() : memory() } satisfies ProbeReply);
});
// No other process would end the server.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();

function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function memory(): number {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  return process.memoryUsage.rss();
}
