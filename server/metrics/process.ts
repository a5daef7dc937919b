import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Instruments } from "./instruments.ts";

/** How often the delay is measured, in ms. Each measurement includes it. */
const everyMs = 10;

/** What an operating system tells of the process. @returns stops measuring. */
export function exposeProcess(instruments: Instruments, version: string): () => void {
  const delays = monitorEventLoopDelay({ resolution: everyMs });
  delays.enable();
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - everyMs / 1000);
  const startedAt = Date.now() / 1000 - process.uptime();
  instruments.gauges("ninelives_build_info", "1, with the version.", "version", () => [[version, 1]]);
  instruments.gauges(
    "nodejs_eventloop_delay_seconds",
    "How late the event loop was since it was last asked; percentile 100 is the latest.",
    "percentile",
    () => {
      const now = { median: delays.percentile(50), late: delays.percentile(99), latest: delays.max };
      delays.reset();
      return [
        ["50", seconds(now.median)],
        ["99", seconds(now.late)],
        ["100", seconds(now.latest)],
      ];
    },
  );
  instruments.counter("process_cpu_seconds_total", "Time of the processor, of all threads.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  instruments.gauge("process_start_time_seconds", "Start of the process, since 1970.", () => startedAt);
  instruments.gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  instruments.gauge("nodejs_heap_size_used_bytes", "Memory of its objects.", () => process.memoryUsage().heapUsed);
  return () => delays.disable();
}
