import type { Metrics } from "../../server/metrics/metrics.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import { WriteQueue } from "../../server/storage/writing/write-queue.ts";
import { bufferOutbound, onNextSent } from "../../server/transport/sockets/outbound-buffer.ts";

const frame = new Uint8Array(4);

/** Frames to a table of five, besides the reply: each client receives the events and the state patch. */
const frames = 10;

/** Number of commands between two writes. */
const perWrite = 20;

/**
 * Runs commands through all instrumented parts: a step is saved, frames are sent.
 * @returns nanoseconds of processor time for each.
 */
export async function costOfCommand(metrics: Metrics | undefined, commands: number): Promise<number> {
  const due: (() => void)[] = [];
  const scheduler = { next: (run: () => void) => void due.push(run) };
  const writeQueue = new WriteQueue({
    write: async () => {},
    timers: systemTimers,
    scheduler,
    log: { info() {}, error() {} },
    failing: { kind: "tell" },
    metrics,
  });
  const socket = { readyState: 1, send(_frame: Uint8Array) {}, pong() {}, close() {} };
  bufferOutbound(socket, { writeQueue, scheduler, metrics });
  const step = { gameId: "one", place: 0, step: { at: 0, actor: 0, command: { type: "draw" } } } as const;
  const start = process.cpuUsage();
  for (let command = 0; command < commands; command += 1) {
    const arrivedAt = metrics?.now() ?? 0;
    writeQueue.step(step);
    for (let sent = 0; sent < frames; sent += 1) socket.send(frame);
    if (metrics) onNextSent(socket, () => metrics.replyTime.observe((metrics.now() - arrivedAt) / 1000));
    socket.send(frame);
    if (command % perWrite > 0) continue;
    for (const run of due.splice(0)) run();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / commands;
}
