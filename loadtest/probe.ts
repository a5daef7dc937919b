import type { Profiler } from "node:inspector";
import { Session } from "node:inspector/promises";

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

/** Starts a profile of the server's own thread, or ends it and sends it. */
export type ProfileRequest = "profile" | "profiled";

export interface ProfileReply {
  readonly profile: Profiler.Profile;
}

const session = new Session();

process.on("message", (asked: ProbeRequest | ProfileRequest) => {
  if (asked === "profile") void startProfile();
  else if (asked === "profiled") void endProfile();
  else answer(asked);
});

function answer(asked: ProbeRequest): void {
  process.send?.({ asked, used: asked === "cpu" ? cpuMicros() : memory() } satisfies ProbeReply);
}

async function startProfile(): Promise<void> {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.start");
}

async function endProfile(): Promise<void> {
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  process.send?.({ profile } satisfies ProfileReply);
}

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
