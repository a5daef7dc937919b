import { CloseCode, Protocol } from "@colyseus/core";
import { maxDepth } from "../../../shared/net/untrusted.ts";

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

/** Part of a WebSocket that the frame validation needs. */
export interface GuardedSocket {
  readonly bufferedAmount: number;
  emit(event: string | symbol, ...details: readonly unknown[]): boolean;
  send(...message: readonly unknown[]): void;
  close(...why: readonly unknown[]): void;
  terminate(): void;
}

/** Reason for which the server ends a connection. */
export type Offence = "nonsense" | "too many frames" | "frames that break the protocol" | "reads nothing";

export interface GuardRules {
  /** Maximum frames of all types per second of a connection, including pings and pongs. */
  readonly framesPerSecond: number;
  /** Monotonic clock, in ms. */
  readonly now: () => number;
  /** Called once for each connection that is ended here. `frames` is the number of frames it sent. */
  readonly ended: (offence: Offence, frames: number) => void;
}

/** Maximum bytes that a client may leave unread. */
export const maxUnsentBytes = 1_000_000;
/** Timeout in ms for the other side to complete a close. */
export const closeTimeoutMs = 2000;

/**
 * Validates incoming frames and limits their rate. It ends connections that send other frames, send too many, or never
 * read.
 * @param kinds message and request types that the room handles.
 */
export function validateFrames(socket: GuardedSocket, kinds: ReadonlySet<string>, rules: GuardRules): void {
  const watch = new Watch(socket, kinds, rules);
  const { emit, send, close } = socket;
  socket.emit = (event, ...details) => watch.lets(event, details) && emit.call(socket, event, ...details);
  socket.send = (...message) => {
    send.call(socket, ...message);
    if (socket.bufferedAmount > maxUnsentBytes) watch.terminate("reads nothing");
  };
  socket.close = (...why) => {
    close.call(socket, ...why);
    setTimeout(() => socket.terminate(), closeTimeoutMs).unref();
  };
}

/** State of one connection. */
class Watch {
  readonly #socket: GuardedSocket;
  readonly #kinds: ReadonlySet<string>;
  readonly #rules: GuardRules;
  #hasEnded = false;
  #frames = 0;
  /** Start of the current second, and number of frames before it. */
  #since = 0;
  #before = 0;

  constructor(socket: GuardedSocket, kinds: ReadonlySet<string>, rules: GuardRules) {
    this.#socket = socket;
    this.#kinds = kinds;
    this.#rules = rules;
  }

  /** @returns whether to pass on an event of the socket. */
  lets(event: string | symbol, [first, isBinary]: readonly unknown[]): boolean {
    switch (event) {
      case "message":
        return this.#counts() && this.#makesSense(first, isBinary === true);
      case "ping":
      case "pong":
        return this.#counts();
      case "error":
        // The socket already closes on its own.
        this.#end("frames that break the protocol");
        return false;
      default:
        return true;
    }
  }

  terminate(offence: Offence): void {
    this.#end(offence);
    this.#socket.terminate();
  }

  #counts(): boolean {
    const now = this.#rules.now();
    if (now - this.#since >= 1000) {
      this.#since = now;
      this.#before = this.#frames;
    }
    this.#frames += 1;
    if (this.#frames - this.#before <= this.#rules.framesPerSecond) return !this.#hasEnded;
    this.terminate("too many frames");
    return false;
  }

  #makesSense(frame: unknown, isBinary: boolean): boolean {
    if (isBinary && frame instanceof Uint8Array && isValidFrame(frame, this.#kinds)) return true;
    this.#end("nonsense");
    this.#socket.close(CloseCode.WITH_ERROR);
    return false;
  }

  #end(offence: Offence): void {
    if (!this.#hasEnded) this.#rules.ended(offence, this.#frames);
    this.#hasEnded = true;
  }
}

/** Number of bytes after the first byte of null, a boolean or a number. */
const scalars: ReadonlyMap<number, number> = new Map([
  [0xc0, 0],
  [0xc2, 0],
  [0xc3, 0],
  [0xca, 4],
  [0xcb, 8],
  [0xcc, 1],
  [0xcd, 2],
  [0xce, 4],
  [0xcf, 8],
  [0xd0, 1],
  [0xd1, 2],
  [0xd2, 4],
  [0xd3, 8],
]);

/**
 * First bytes of a record definition: an object with keys that are listed once per message. The clients' SDK encodes
 * objects in this way.
 */
const definition = [0xd4, 0x72] as const;

/**
 * Returns whether bytes are one msgpack value that JSON can express. It may contain no binaries, no extensions except
 * records, only string keys, and no nesting deeper than `maxDepth`.
 * @param at start of the value, which must end with the bytes.
 */
export function isPlainMsgpack(bytes: Uint8Array, at: number): boolean {
  return new Walk(bytes, at).isOneValue();
}

/** Cursor that walks through a message without decoding it. */
class Walk {
  readonly #bytes: Uint8Array;
  #at: number;
  /** Number of keys of each record, by the byte that names the record. */
  readonly #records = new Map<number, number>();

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  isOneValue(): boolean {
    return this.#value(0) && this.#at === this.#bytes.length;
  }

  /**
   * Skips a value.
   * @returns false if it is not plain, or truncated.
   */
  #value(depth: number): boolean {
    if (depth > maxDepth || this.#at >= this.#bytes.length) return false;
    const first = this.#next();
    const keys = this.#records.get(first);
    if (keys !== undefined) return this.#values(keys, depth);
    if (first < 0x80 || first >= 0xe0) return true;
    if (first < 0x90) return this.#entries(first & 0x0f, depth);
    if (first < 0xa0) return this.#values(first & 0x0f, depth);
    if (first < 0xc0) return this.#skip(first & 0x1f);
    switch (first) {
      case 0xd9:
        return this.#skip(this.#next());
      case 0xda:
        return this.#skip(this.#word());
      case 0xdc:
        return this.#values(this.#word(), depth);
      case 0xde:
        return this.#entries(this.#word(), depth);
      case definition[0]:
        return this.#record(depth);
      default:
        return this.#skip(scalars.get(first) ?? Number.POSITIVE_INFINITY);
    }
  }

  #values(count: number, depth: number): boolean {
    for (let done = 0; done < count; done += 1) if (!this.#value(depth + 1)) return false;
    return true;
  }

  #entries(count: number, depth: number): boolean {
    for (let done = 0; done < count; done += 1) if (!this.#text() || !this.#value(depth + 1)) return false;
    return true;
  }

  /** Skips a record's name, the list of its keys, and its first object. */
  #record(depth: number): boolean {
    if (this.#next() !== definition[1]) return false;
    const name = this.#next();
    const list = this.#next();
    if (name < 0x40 || name >= 0x80 || list < 0x90 || list >= 0xa0) return false;
    const keys = list & 0x0f;
    for (let done = 0; done < keys; done += 1) if (!this.#text()) return false;
    this.#records.set(name, keys);
    return this.#values(keys, depth);
  }

  #text(): boolean {
    const first = this.#next();
    if (first === 0xd9) return this.#skip(this.#next());
    if (first === 0xda) return this.#skip(this.#word());
    return first >= 0xa0 && first < 0xc0 && this.#skip(first & 0x1f);
  }

  #skip(count: number): boolean {
    this.#at += count;
    return this.#at <= this.#bytes.length;
  }

  /** Returns the next byte; past the end a number that no byte has. */
  #next(): number {
    const byte = this.#bytes[this.#at] ?? Number.POSITIVE_INFINITY;
    this.#at += 1;
    return byte;
  }

  #word(): number {
    return this.#next() * 256 + this.#next();
  }
}
