import { Protocol } from "@colyseus/core";
import { isPlainMsgpack } from "./plain-msgpack.ts";

/** One-byte frames: end of the handshake, keepalive, leave. */
const bare: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.PING, Protocol.LEAVE_ROOM]);

/**
 * Returns whether a client may send this frame to its room: a one-byte frame, or plain data of a message or request
 * type that the room handles. Other frames reach no decoder.
 * @param kinds message and request types that the room handles.
 */
export function isValidFrame(frame: Uint8Array, kinds: ReadonlySet<string>): boolean {
  const [code = 0] = frame;
  if (bare.has(code)) return frame.length === 1;
  const start = startOfKind(frame, code);
  const first = frame[start] ?? 0;
  if (first < 0xa0 || first > 0xbf) return false;
  const end = start + 1 + (first & 0x1f);
  let kind = "";
  for (let at = start + 1; at < end; at += 1) kind += String.fromCharCode(frame[at] ?? 0);
  if (!kinds.has(kind)) return false;
  return end === frame.length || isPlainMsgpack(frame, end);
}

/** Number of bytes of a request's number after its first byte. The number is an unsigned integer of at most 32 bits. */
const bytesOfNumber: ReadonlyMap<number, number> = new Map([
  [0xcc, 1],
  [0xcd, 2],
  [0xce, 4],
]);

/** @returns an index beyond the frame if it is neither a message nor a request. */
function startOfKind(frame: Uint8Array, code: number): number {
  if (code === Protocol.ROOM_DATA) return 1;
  const number = frame[1];
  if (code !== Protocol.ROOM_REQUEST || number === undefined) return frame.length;
  return number < 0x80 ? 2 : 2 + (bytesOfNumber.get(number) ?? frame.length);
}
