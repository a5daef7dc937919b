import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import {
  closeTimeoutMs,
  maxUnsentBytes,
  type Offence,
  validateFrames,
} from "../../../server/transport/sockets/frame-validator.ts";

const framesPerSecond = 20;

/** A WebSocket without a network. */
class FakeSocket extends EventEmitter {
  bufferedAmount = 0;
  readonly sent: unknown[] = [];
  readonly closes: unknown[] = [];
  terminations = 0;

  send(...message: readonly unknown[]): void {
    this.sent.push(message);
  }

  close(...why: readonly unknown[]): void {
    this.closes.push(why);
  }

  terminate(): void {
    this.terminations += 1;
  }
}

let socket: FakeSocket;
let now: number;
let ended: [Offence, number][];
/** Frames that the room has received. */
let heard: unknown[];

beforeEach(() => {
  socket = new FakeSocket();
  now = 5000;
  ended = [];
  heard = [];
  const rules = { framesPerSecond, now: () => now };
  validateFrames(socket, new Set(["act"]), {
    ...rules,
    ended: (offence, frames) => void ended.push([offence, frames]),
  });
  socket.on("message", (frame) => heard.push(frame));
});

const alive = Buffer.from([18]);

test("valid frames reach the room", () => {
  socket.emit("message", alive, true);
  expect(heard).toEqual([alive]);
});

test.each(["message", "ping", "pong"])("a client that sends too many %s frames is disconnected", (event) => {
  for (let count = 0; count <= framesPerSecond; count += 1) socket.emit(event, alive, true);
  expect(ended).toEqual([["too many frames", framesPerSecond + 1]]);
  expect(socket.terminations).toBe(1);
});

test("a client may send the maximum number of frames in every second", () => {
  for (let second = 0; second < 5; second += 1) {
    for (let count = 0; count < framesPerSecond; count += 1) socket.emit("message", alive, true);
    now += 1000;
  }
  expect(heard).toHaveLength(5 * framesPerSecond);
  expect(ended).toEqual([]);
});

test("a client that sends nonsense is disconnected, and its later frames are ignored", () => {
  socket.emit("message", Buffer.from([99]), true);
  socket.emit("message", alive, true);
  expect(heard).toEqual([]);
  expect(socket.closes).toEqual([[4002]]);
});

test("a text frame is nonsense", () => {
  socket.emit("message", alive, false);
  expect(ended).toEqual([["nonsense", 1]]);
});

test("an offending client is reported only once", () => {
  for (let count = 0; count < 100; count += 1) socket.emit("message", Buffer.from([99]), true);
  expect(ended).toEqual([["nonsense", 1]]);
});

test("a damaged database after a kill of its server", () => {
  socket.emit("error", new Error("invalid opcode"));
  expect(ended).toEqual([["frames that break the protocol", 0]]);
});

test("a client that leaves too many bytes unread is disconnected", () => {
  socket.bufferedAmount = maxUnsentBytes;
  socket.send("state");
  expect(ended).toEqual([]);
  socket.bufferedAmount += 1;
  socket.send("state");
  expect(ended).toEqual([["reads nothing", 0]]);
  expect(socket.terminations).toBe(1);
});

test("a client that does not complete a close is disconnected", () => {
  vi.useFakeTimers();
  socket.close(1000);
  vi.advanceTimersByTime(closeTimeoutMs);
  vi.useRealTimers();
  expect(socket.terminations).toBe(1);
});
