import { CloseCode } from "@colyseus/core";
import { isSensible } from "./frames.ts";

/** The parts of a WebSocket that the guard needs. */
export interface GuardedSocket {
  readonly bufferedAmount: number;
  emit(event: string | symbol, ...details: readonly unknown[]): boolean;
  send(...message: readonly unknown[]): void;
  close(...why: readonly unknown[]): void;
  terminate(): void;
}

/** Why the server ends a connection. */
export type Offence = "nonsense" | "too many frames" | "frames that break the protocol" | "reads nothing";

export interface GuardRules {
  /** Frames of any sort that a connection may send in a second; the protocol's own count too. */
  readonly framesPerSecond: number;
  /** Monotonic, in ms. */
  readonly now: () => number;
  /** Called once for each connection that the guard ends. `frames`: how many it sent. */
  readonly ended: (offence: Offence, frames: number) => void;
}

/** Bytes that a client may leave unread. */
export const mostUnsentBytes = 1_000_000;
/** How long the other side may take to complete a close, in ms. */
export const closeMs = 2000;

/**
 * Passes on to the room what a client may send, as often as it may; ends connections that send anything else or never
 * read.
 * @param kinds the kinds of messages and requests that the room answers.
 */
export function guard(socket: GuardedSocket, kinds: ReadonlySet<string>, rules: GuardRules): void {
  const watch = new Watch(socket, kinds, rules);
  const { emit, send, close } = socket;
  socket.emit = (event, ...details) => watch.lets(event, details) && emit.call(socket, event, ...details);
  socket.send = (...message) => {
    send.call(socket, ...message);
    if (socket.bufferedAmount > mostUnsentBytes) watch.terminate("reads nothing");
  };
  socket.close = (...why) => {
    close.call(socket, ...why);
    setTimeout(() => socket.terminate(), closeMs).unref();
  };
}

/** What one connection has done. */
class Watch {
  readonly #socket: GuardedSocket;
  readonly #kinds: ReadonlySet<string>;
  readonly #rules: GuardRules;
  #hasEnded = false;
  #frames = 0;
  /** When the current second of counting began, and how many frames came before it. */
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
        // The socket is already closing by itself.
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
    if (isBinary && frame instanceof Uint8Array && isSensible(frame, this.#kinds)) return true;
    this.#end("nonsense");
    this.#socket.close(CloseCode.WITH_ERROR);
    return false;
  }

  #end(offence: Offence): void {
    if (!this.#hasEnded) this.#rules.ended(offence, this.#frames);
    this.#hasEnded = true;
  }
}
