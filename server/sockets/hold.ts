import { Protocol } from "@colyseus/core";
import { bundleOf } from "../../shared/net/bundle.ts";
import type { Pulse } from "../plumbing/pulse.ts";
import type { Journal } from "../store/journal.ts";
import type { Ticket } from "../store/open-entry.ts";

/** The parts of a WebSocket that are held back. */
export interface HeldSocket {
  readonly readyState: number;
  send(...message: readonly unknown[]): void;
  pong(...data: readonly unknown[]): void;
  close(...why: readonly unknown[]): void;
}

/** The `readyState` of an open WebSocket. */
const open = 1;

/** How frames of data are sent. */
const asData = { binary: true };

interface HoldDeps {
  readonly journal: Pick<Journal, "isKept" | "isHolding">;
  readonly pulse: Pulse;
}

const none: readonly Held[] = [];

/** A message that waits. */
interface Held {
  readonly ticket: Ticket;
  /** Whether it says no more than that this server lives. */
  readonly isSignOfLife: boolean;
  /** A frame of data, or how something else leaves. A frame that tells its sender when it has left is no such frame. */
  readonly what: Uint8Array | (() => void);
}

/** By socket. */
const holds = new WeakMap<object, Hold>();

/**
 * Holds back what is sent over a socket until everything it depends on is kept, and then until a tick of the pulse.
 * Nobody learns of anything that could still be lost, and the time of a message does not reveal what else the server
 * did. While the journal holds everything signs of life leave all the same: a client would take silence for the end.
 */
export function hold(socket: HeldSocket, deps: HoldDeps): void {
  const ofSocket = new Hold(socket, deps);
  holds.set(socket, ofSocket);
  socket.send = (frame, how, told) => ofSocket.send(frame, how, told);
  socket.pong = (...data) => ofSocket.pong(data);
  socket.close = (...why) => ofSocket.close(why);
}

/** From now on each message to a socket waits for the ticket that applies when the message is sent. */
export function waitFor(socket: object, ticket: () => Ticket): void {
  holds.get(socket)?.waitFor(ticket);
}

/** From now on frames that leave a socket together leave as one. */
export function inBundles(socket: object): void {
  holds.get(socket)?.bundle();
}

/** What is sent to a socket in this call waits for nothing but a pulse: it must not depend on anything that happened. */
export function ahead(socket: object, send: () => void): void {
  const ofSocket = holds.get(socket);
  if (ofSocket) ofSocket.ahead(send);
  else send();
}

/** Ends a connection at once: of what is held back, only what is kept leaves before. */
export function hangUp(socket: object, code: number): void {
  holds.get(socket)?.hangUp(code);
}

/** What is held back of one socket. */
class Hold {
  readonly #socket: HeldSocket;
  readonly #deps: HoldDeps;
  /** The socket's own methods. */
  readonly #send: HeldSocket["send"];
  readonly #pong: HeldSocket["pong"];
  readonly #close: HeldSocket["close"];
  /** The ticket that the connection has to wait for. */
  #ticket: () => Ticket = () => 0;
  /** Messages that wait for a pulse alone. */
  #first: Held[] = [];
  #held: Held[] = [];
  #isDue = false;
  /** Whether what is sent now depends on nothing that has happened. */
  #isAhead = false;
  /** Whether the client reads bundles. */
  #isBundling = false;
  #hasEnded = false;

  constructor(socket: HeldSocket, deps: HoldDeps) {
    this.#socket = socket;
    this.#deps = deps;
    this.#send = socket.send;
    this.#pong = socket.pong;
    this.#close = socket.close;
  }

  waitFor(ticket: () => Ticket): void {
    this.#ticket = ticket;
  }

  bundle(): void {
    this.#isBundling = true;
  }

  ahead(send: () => void): void {
    this.#isAhead = true;
    send();
    this.#isAhead = false;
  }

  send(frame: unknown, how: unknown, told: unknown): void {
    const isData = frame instanceof Uint8Array && told === undefined;
    this.#later(isData ? frame : () => this.#send.call(this.#socket, frame, how, told), isPing(frame));
  }

  pong(data: readonly unknown[]): void {
    this.#later(() => this.#pong.call(this.#socket, ...data), true);
  }

  close(why: readonly unknown[]): void {
    // A connection that is already closing may end at once.
    if (this.#socket.readyState === open) this.#later(() => this.#close.call(this.#socket, ...why), false);
    else this.#close.call(this.#socket, ...why);
  }

  hangUp(code: number): void {
    this.#leave(this.#takeKept());
    this.#hasEnded = true;
    this.#first = [];
    this.#held = [];
    this.#close.call(this.#socket, code);
  }

  #later(what: Held["what"], isSignOfLife: boolean): void {
    if (this.#hasEnded) return;
    if (this.#isAhead) this.#first.push({ ticket: 0, isSignOfLife, what });
    else this.#held.push({ ticket: this.#ticket(), isSignOfLife, what });
    this.#plan();
  }

  #plan(): void {
    if (!this.#isDue) this.#deps.pulse.next(() => this.#release());
    this.#isDue = true;
  }

  #release(): void {
    this.#isDue = false;
    if (this.#first.length > 0) this.#leave(this.#first.splice(0));
    this.#leave(this.#takeKept());
    if (this.#deps.journal.isHolding) this.#leave(this.#takeSigns());
    if (this.#held.length > 0) this.#plan();
  }

  #takeKept(): readonly Held[] {
    const { journal } = this.#deps;
    const held = this.#held;
    let kept = 0;
    for (const { ticket } of held) {
      if (!journal.isKept(ticket)) break;
      kept += 1;
    }
    if (kept === 0) return none;
    this.#held = kept === held.length ? [] : held.slice(kept);
    return kept === held.length ? held : held.slice(0, kept);
  }

  #takeSigns(): readonly Held[] {
    const signs = this.#held.filter(({ isSignOfLife }) => isSignOfLife);
    this.#held = this.#held.filter(({ isSignOfLife }) => !isSignOfLife);
    return signs;
  }

  #leave(leaving: readonly Held[]): void {
    if (leaving.length === 0) return;
    let frames: Uint8Array[] = [];
    for (const { what } of leaving) {
      if (typeof what === "function") {
        this.#sendAll(frames);
        frames = [];
        what();
      } else frames.push(what);
    }
    this.#sendAll(frames);
  }

  #sendAll(frames: readonly Uint8Array[]): void {
    if (frames.length > 1 && this.#isBundling)
      this.#send.call(
        this.#socket,
        bundleOf(frames, (size) => Buffer.allocUnsafe(size)),
        asData,
      );
    else for (const frame of frames) this.#send.call(this.#socket, frame, asData);
  }
}

/** The framework's answer to a page that asks whether the server is still there. */
const isPing = (frame: unknown): boolean =>
  frame instanceof Uint8Array && frame.length === 1 && frame[0] === Protocol.PING;
