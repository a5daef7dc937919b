import { ByteReader, sizeOfNumber, writeNumber } from "./bytes.ts";

/*
 * Several of Colyseus' frames in one WebSocket frame: the outgoing frames of one flush, such as a patch, its events and
 * a response. The first byte is one with which no frame of the framework begins. Then each frame follows its length. A
 * client that reads bundles joins with `bundles: true`; others receive single frames.
 */

const mark = 1;

/**
 * Bundles frames.
 * @param frames at least two.
 * @param reserve allocates the given number of bytes.
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

/**
 * Splits a bundle into its frames. A frame that is no bundle is returned as the only one. @throws RangeError if a
 * bundle is truncated.
 */
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

/** Makes a connection split bundles. The server sends none before the client has joined. */
export function unbundle({ events }: Connection): void {
  const { onmessage } = events;
  events.onmessage = ({ data }) => {
    for (const frame of framesIn(data)) onmessage?.({ data: frame });
  };
}
