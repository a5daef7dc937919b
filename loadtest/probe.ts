/*
 * Is loaded into the server's process before the server: answers each message with what the process has used. Memory is
 * measured without garbage, and without the space reserved for more. That costs processor time, and compiled code: so
 * memory is never asked for while processor time is measured.
 */

/** What a process is asked: the processor time that it has used until now, in microseconds, or its memory in bytes. */
export type Asked = "cpu" | "memory";

export interface Used {
  readonly asked: Asked;
  readonly used: number;
}

process.on("message", (asked: Asked) => {
  process.send?.({ asked, used: asked === "cpu" ? cpuMicros() : memory() } satisfies Used);
});
// Nobody else would end the server.
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
