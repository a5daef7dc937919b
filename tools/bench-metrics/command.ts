import { EventEmitter } from "node:events";
import { Protocol } from "@colyseus/core";
import type { CountedSockets } from "../../server/metrics/counted-sockets.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import type { WriteQueue, WriteQueueDeps } from "../../server/storage/writing/write-queue.ts";

/** Socket that neither receives nor sends data. */
class Socket extends EventEmitter {
  readonly bufferedAmount = 0;
  send(..._message: readonly unknown[]): void {}
  close(): void {}
  terminate(): void {}
}

const act = Uint8Array.of(Protocol.ROOM_REQUEST, 1, 0xa3, 0x61, 0x63, 0x74, 0x80);
const reply = Uint8Array.of(Protocol.ROOM_RESPONSE, 1, 0);
const patch = Uint8Array.of(Protocol.ROOM_STATE_PATCH, 1, 2, 3);

/** Frames to a table of five, besides the response: each client receives the events and the state patch. */
const frames = 10;

/** Number of commands between two writes. */
const perWrite = 20;

/** Dependencies of a write queue that saves everything at once; `beat` begins a write. */
function instantDeps() {
  const due: (() => void)[] = [];
  const deps: WriteQueueDeps = {
    write: async () => {},
    timers: systemTimers,
    scheduler: { next: (run) => void due.push(run) },
    log: { info() {}, error() {} },
    failing: { kind: "tell" },
  };
  const beat = async () => {
    for (const run of due.splice(0)) run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { deps, beat };
}

/** Instrumented parts that a command passes, with metrics or without. */
export interface Course {
  readonly writeQueue: (deps: WriteQueueDeps) => WriteQueue;
  readonly sockets: Pick<CountedSockets, "opened"> | null;
}

/**
 * Runs commands through all instrumented parts: a frame arrives, a step is saved, frames are sent.
 * @returns nanoseconds of processor time for each.
 */
export async function costOfCommand({ writeQueue: journalOf, sockets }: Course, commands: number): Promise<number> {
  const { deps, beat } = instantDeps();
  const writeQueue = journalOf(deps);
  const socket = new Socket();
  sockets?.opened(socket);
  const step = { gameId: "one", place: 0, step: { at: 0, actor: 0, command: { type: "draw" } } } as const;
  socket.on("message", () => {
    writeQueue.step(step);
    for (let frame = 0; frame < frames; frame += 1) socket.send(patch);
    socket.send(reply);
  });
  const start = process.cpuUsage();
  for (let command = 0; command < commands; command += 1) {
    socket.emit("message", act, true);
    if (command % perWrite === 0) await beat();
  }
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / commands;
}
