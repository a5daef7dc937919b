import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Instruments } from "./instruments.ts";

/** Sampling interval of the event loop delay, in ms. Each measurement includes it. */
const everyMs = 10;

/**
 * Exposes metrics of the process from the operating system.
 * @returns a function that stops measuring.
 */
export function exposeProcess(instruments: Instruments, version: string): () => void {
  const delays = monitorEventLoopDelay({ resolution: everyMs });
  delays.enable();
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - everyMs / 1000);
  const startedAt = Date.now() / 1000 - process.uptime();
  instruments.gauges("ninelives_build_info", "1, with the version.", "version", () => [[version, 1]]);
  instruments.gauges(
    "nodejs_eventloop_delay_seconds",
    "Delay of the event loop since the last scrape; percentile 100 is the maximum.",
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
  instruments.counter("process_cpu_seconds_total", "CPU time of all threads.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  instruments.gauge("process_start_time_seconds", "Start of the process, since 1970.", () => startedAt);
  instruments.gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  instruments.gauge("nodejs_heap_size_used_bytes", "JavaScript heap in use.", () => process.memoryUsage().heapUsed);
  return () => delays.disable();
}
