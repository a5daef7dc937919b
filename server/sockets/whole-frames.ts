import type { Duplex } from "node:stream";

/** What the server does with a WebSocket. */
interface Socket {
  readonly readyState: number;
  send(...message: readonly unknown[]): void;
}

/** The `readyState` of an open WebSocket. */
const open = 1;
/** A binary frame that is not split (RFC 6455, 5.2). */
const wholeBinary = 0x82;
/** Lengths from here on need two bytes more, and those from `twoBytes` on eight. */
const oneByte = 126;
const twoBytes = 65_536;

/**
 * From now on each binary message leaves in one write call: its head and its data are one buffer, which are two for
 * `ws`. For connections without compression only: `ws` holds nothing back on those. A message whose sender wants to be
 * told that it has left is for `ws`: so the framework ends the connections of those whom it does not let in.
 * @param line the connection below the socket.
 */
export function writeWholeFrames(socket: Socket, line: Pick<Duplex, "write">): void {
  const send = socket.send.bind(socket);
  socket.send = (...message) => {
    const [data, , told] = message;
    const isPlain = data instanceof Uint8Array && told === undefined;
    if (isPlain && socket.readyState === open) line.write(frameOf(data));
    else send(...message);
  };
}

/** The frame of a server, without a mask. */
export function frameOf(data: Uint8Array): Buffer {
  const { length } = data;
  const start = startOf(length);
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = wholeBinary;
  if (length < oneByte) frame[1] = length;
  else if (length < twoBytes) {
    frame[1] = oneByte;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = oneByte + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(data, start);
  return frame;
}

function startOf(length: number): number {
  if (length < oneByte) return 2;
  return length < twoBytes ? 4 : 10;
}
