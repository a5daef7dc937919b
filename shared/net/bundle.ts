import { ByteReader, sizeOfNumber, writeNumber } from "./bytes.ts";

/*
 * Several of Colyseus' frames in one WebSocket frame: what leaves for a client at one moment, such as a patch, its story
 * and an answer. A byte that no frame of the framework begins with, then each frame behind its length. A client that
 * reads bundles says so when it joins (`bundles: true`); others get frame by frame.
 */

const mark = 1;

/**
 * @param frames at least two.
 * @param reserve makes room for so many bytes.
 */
export function bundleOf(frames: readonly Uint8Array[], reserve = (size: number) => new Uint8Array(size)): Uint8Array {
  let size = 1;
  for (const { length } of frames) size += sizeOfNumber(length) + length;
  const bundle = reserve(size);
  bundle[0] = mark;
  let at = 1;
  for (const frame of frames) {
    at = writeNumber(bundle, at, frame.length);
    bundle.set(frame, at);
    at += frame.length;
  }
  return bundle;
}

/** The frames of a bundle; a frame that is none is the only one. @throws RangeError if a bundle is cut off. */
export function framesIn(data: ArrayBuffer | Uint8Array): readonly Uint8Array[] {
  const bytes = new Uint8Array(data);
  if (bytes[0] !== mark) return [bytes];
  const reader = new ByteReader(bytes.subarray(1));
  const frames: Uint8Array[] = [];
  while (!reader.isAtEnd) frames.push(reader.bytes(reader.number()));
  return frames;
}

interface Incoming {
  readonly data: ArrayBuffer | Uint8Array;
}

/** A connection of the SDK. */
interface Connection {
  readonly events: { onmessage?: ((event: Incoming) => void) | null };
}

/** From now on a connection takes bundles apart. The server sends none before the client has joined. */
export function unbundle({ events }: Connection): void {
  const { onmessage } = events;
  events.onmessage = ({ data }) => {
    for (const frame of framesIn(data)) onmessage?.({ data: frame });
  };
}
