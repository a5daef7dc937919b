import { CloseCode } from "@colyseus/core";
import { isValidFrame } from "./frame-format.ts";

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
