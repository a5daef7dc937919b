/*
 * Preloaded into the server process; answers each message with the resources of the process. This takes a few hundred
 * milliseconds, because memory is measured after a garbage collection.
 */

import { queryObjects } from "node:v8";
import type { SoakCounts } from "./counts.ts";

const timer = setTimeout(() => {}, 0);
clearTimeout(timer);
const Timer = timer.constructor;

process.on("message", () => void answer());
// No other process would end the server.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();

async function answer(): Promise<void> {
  // Imports the copy of the framework that the server uses.
  const { matchMaker, Room } = await import("@colyseus/core");
  const before = cpuMicros();
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  const { rss, heapUsed, external } = process.memoryUsage();
  const census: Omit<SoakCounts, "cpuMicros"> = {
    bytes: rss,
    heapBytes: heapUsed + external,
    handles: process.getActiveResourcesInfo().filter((type) => !isShort(type)).length,
    timers: queryObjects(Timer, { format: "count" }),
    rooms: matchMaker.stats.local.roomCount,
    roomsInMemory: queryObjects(Room, { format: "count" }),
  };
  process.send?.({ ...census, cpuMicros: { before, after: cpuMicros() } } satisfies SoakCounts);
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Timers are counted separately; the others end within the moment. */
const isShort = (type: string): boolean => type === "Timeout" || type === "Immediate" || type.endsWith("Req");
