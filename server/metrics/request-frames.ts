import { Protocol } from "@colyseus/core";

/** Number of bytes of a request's number after its first byte, by that byte. */
const following: ReadonlyMap<number, number> = new Map([
  [0xcc, 1],
  [0xcd, 2],
  [0xce, 4],
]);

/** "act" as a msgpack string. */
const act = [0xa3, 0x61, 0x63, 0x74] as const;

/** Returns the number of a frame with a game command; null for any other frame. */
export function actIn(frame: Uint8Array): number | null {
  if (frame[0] !== Protocol.ROOM_REQUEST) return null;
  const start = 2 + (following.get(frame[1] ?? 0) ?? 0);
  return act.every((byte, index) => frame[start + index] === byte) ? numberIn(frame) : null;
}

/** Returns the number of the request that a frame responds to; null for any other frame. */
export const answeredBy = (frame: Uint8Array): number | null =>
  frame[0] === Protocol.ROOM_RESPONSE ? numberIn(frame) : null;

/** Decodes a number after its first byte, in little-endian order. */
function numberIn(frame: Uint8Array): number {
  const [, first = 0] = frame;
  const length = following.get(first);
  if (length === undefined) return first;
  return frame.subarray(2, 2 + length).reduceRight((number, byte) => number * 256 + byte, 0);
}
