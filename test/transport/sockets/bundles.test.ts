import { beforeEach, describe, expect, test } from "vitest";
import { bufferOutbound, delayUntilSaved, enableBundling } from "../../../server/transport/sockets/outbound-buffer.ts";
import { bundleOf, framesIn, unbundle } from "../../../shared/net/bundle.ts";
import { InMemoryWriteQueue } from "../../support/in-memory-write-queue.ts";
import { ManualScheduler } from "../../support/manual-scheduler.ts";

const frame = (length: number, fill: number) => new Uint8Array(length).fill(fill);

describe("a bundle", () => {
  test.each([1, 127, 128, 16_383, 16_384, 70_000])("returns a frame of %d bytes and the frames around it", (length) => {
    const frames = [frame(1, 18), frame(length, 15), frame(2, 13)];
    expect(framesIn(bundleOf(frames))).toEqual(frames);
  });

  test("costs one byte, and one more per short frame", () => {
    expect(bundleOf([frame(40, 15), frame(10, 13)])).toHaveLength(1 + 41 + 11);
  });

  test("a plain Colyseus frame is returned unchanged", () => {
    expect(framesIn(frame(5, 15))).toEqual([frame(5, 15)]);
  });

  test("a truncated bundle is an error", () => {
    expect(() => framesIn(bundleOf([frame(40, 15), frame(10, 13)]).subarray(0, 45))).toThrow(RangeError);
  });

  test("a connection that unpacks bundles emits each frame separately and in order", () => {
    const heard: unknown[] = [];
    const events = { onmessage: ({ data }: { data: ArrayBuffer | Uint8Array }) => void heard.push(data) };
    unbundle({ events });
    events.onmessage({ data: bundleOf([frame(3, 15), frame(2, 13)]) });
    events.onmessage({ data: frame(1, 18) });
    expect(heard).toEqual([frame(3, 15), frame(2, 13), frame(1, 18)]);
  });
});

describe("a socket", () => {
  const left: unknown[] = [];
  const wire = () => ({
    readyState: 1,
    send: (sent: unknown, _how?: object, told?: () => void) => {
      left.push(sent instanceof Uint8Array ? new Uint8Array(sent) : sent);
      told?.();
    },
    pong: () => void left.push("pong"),
    close: () => void left.push("close"),
  });
  let scheduler: ManualScheduler;
  let writeQueue: InMemoryWriteQueue;
  let socket: ReturnType<typeof wire>;
  beforeEach(() => {
    left.length = 0;
    scheduler = new ManualScheduler();
    writeQueue = new InMemoryWriteQueue();
    socket = wire();
    bufferOutbound(socket, { writeQueue, scheduler });
  });

  const patch = frame(9, 15);
  const story = frame(8, 13);
  const answer = frame(6, 22);

  test("sends the frames of one tick as one frame if its client supports bundles", async () => {
    enableBundling(socket);
    for (const each of [patch, story, answer]) socket.send(each);
    await scheduler.beat();
    expect(left).toEqual([bundleOf([patch, story, answer])]);
  });

  test("sends a single frame unchanged", async () => {
    enableBundling(socket);
    socket.send(patch);
    await scheduler.beat();
    expect(left).toEqual([patch]);
  });

  test("calls the send callback of a frame even if other frames leave at the same tick", async () => {
    enableBundling(socket);
    socket.send(patch);
    socket.send(answer, {}, () => socket.close());
    await scheduler.beat();
    await scheduler.beat();
    expect(left).toEqual([patch, answer, "close"]);
  });

  test("keeps the order of frames, pongs and the close", async () => {
    enableBundling(socket);
    socket.send(patch);
    socket.send(story);
    socket.pong();
    socket.send(answer);
    socket.close();
    await scheduler.beat();
    expect(left).toEqual([bundleOf([patch, story]), "pong", answer, "close"]);
  });

  test("never bundles a frame that still waits for a write", async () => {
    enableBundling(socket);
    let ticket = 0;
    delayUntilSaved(socket, () => ticket);
    writeQueue.slow();
    socket.send(patch);
    socket.send(story);
    ticket = 1;
    socket.send(answer);
    await scheduler.beat();
    expect(left).toEqual([bundleOf([patch, story])]);
    writeQueue.catchUp();
    await scheduler.beat();
    expect(left).toEqual([bundleOf([patch, story]), answer]);
  });

  test("sends single frames to a client without bundle support", async () => {
    socket.send(patch);
    socket.send(story);
    await scheduler.beat();
    expect(left).toEqual([patch, story]);
  });
});
