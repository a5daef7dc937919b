import { Protocol } from "@colyseus/core";
import { bundleOf } from "../../../shared/net/bundle.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import type { FlushScheduler } from "../../runtime/flush-scheduler.ts";
import type { CommitSeq } from "../../storage/writing/open-entry.ts";
import type { WriteQueue } from "../../storage/writing/write-queue.ts";

/** Part of a WebSocket with delayed output. */
export interface BufferedSocket {
  readonly readyState: number;
  send(...message: readonly unknown[]): void;
  pong(...data: readonly unknown[]): void;
  close(...why: readonly unknown[]): void;
}

/** `readyState` of an open WebSocket. */
const open = 1;

/** Options of data frames. */
const asData = { binary: true };

interface HoldDeps {
  readonly writeQueue: Pick<WriteQueue, "isKept" | "isHolding">;
  readonly scheduler: FlushScheduler;
  readonly metrics?: Metrics | undefined;
}

const none: readonly Held[] = [];

/** A delayed message. */
interface Held {
  readonly ticket: CommitSeq;
  /** Whether it is only a keepalive. */
  readonly isSignOfLife: boolean;
  /** A data frame, or a function that sends another message. A frame with a send callback counts as the latter. */
  readonly what: Uint8Array | (() => void);
  /** Callback for the moment at which it leaves the socket. */
  readonly sent: (() => void) | undefined;
}

/** Output buffers by socket. */
const holds = new WeakMap<object, Hold>();

/**
 * Delays the output of a socket until all events it depends on are saved. Then it waits for a tick of the flush
 * scheduler. Clients therefore never see events that could still be lost. The timing of a message does not reveal other
 * work of the server. Keepalives are sent even while all output is delayed, because a client would treat silence as the
 * end of the server.
 */
export function bufferOutbound(socket: BufferedSocket, deps: HoldDeps): void {
  const ofSocket = new Hold(socket, deps);
  holds.set(socket, ofSocket);
  socket.send = (frame, how, told) => ofSocket.send(frame, how, told);
  socket.pong = (...data) => ofSocket.pong(data);
  socket.close = (...why) => ofSocket.close(why);
}

/** Makes each later message to a socket wait for the ticket that is current when the message is sent. */
export function delayUntilSaved(socket: object, ticket: () => CommitSeq): void {
  holds.get(socket)?.waitFor(ticket);
}

/** Enables bundling: from now on frames that leave a socket together are sent as one. */
export function enableBundling(socket: object): void {
  holds.get(socket)?.bundle();
}

/** Makes messages that are sent in this call wait for a tick only. They must not depend on any game events. */
export function sendUnordered(socket: object, send: () => void): void {
  const ofSocket = holds.get(socket);
  if (ofSocket) ofSocket.ahead(send);
  else send();
}

/** Runs a callback when the next message to a socket leaves it. */
export function onNextSent(socket: object, run: () => void): void {
  holds.get(socket)?.onNextSent(run);
}

/** Ends a connection at once. Of the delayed messages only those with saved events are sent before. */
export function terminate(socket: object, code: number): void {
  holds.get(socket)?.hangUp(code);
}

/** Output buffer of one socket. */
class Hold {
  readonly #socket: BufferedSocket;
  readonly #deps: HoldDeps;
  /** Original methods of the socket. */
  readonly #send: BufferedSocket["send"];
  readonly #pong: BufferedSocket["pong"];
  readonly #close: BufferedSocket["close"];
  /** Returns the ticket that the connection must wait for. */
  #ticket: () => CommitSeq = () => 0;
  /** Messages that wait for a tick only. */
  #first: Held[] = [];
  #held: Held[] = [];
  #isDue = false;
  /** Whether messages that are sent now depend on no events. */
  #isAhead = false;
  /** Whether the client supports bundles. */
  #isBundling = false;
  #hasEnded = false;
  #nextSent: (() => void) | undefined;

  constructor(socket: BufferedSocket, deps: HoldDeps) {
    this.#socket = socket;
    this.#deps = deps;
    this.#send = socket.send;
    this.#pong = socket.pong;
    this.#close = socket.close;
  }

  waitFor(ticket: () => CommitSeq): void {
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
    this.#later(isData ? frame : () => this.#transmit(frame, how, told), isPing(frame));
  }

  onNextSent(run: () => void): void {
    this.#nextSent = run;
  }

  pong(data: readonly unknown[]): void {
    this.#later(() => this.#pong.call(this.#socket, ...data), true);
  }

  close(why: readonly unknown[]): void {
    // A closing connection may end at once.
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
    const sent = this.#nextSent;
    this.#nextSent = undefined;
    if (this.#isAhead) this.#first.push({ ticket: 0, isSignOfLife, what, sent });
    else this.#held.push({ ticket: this.#ticket(), isSignOfLife, what, sent });
    this.#plan();
  }

  #plan(): void {
    if (!this.#isDue) this.#deps.scheduler.next(() => this.#release());
    this.#isDue = true;
  }

  #release(): void {
    this.#isDue = false;
    if (this.#first.length > 0) this.#leave(this.#first.splice(0));
    this.#leave(this.#takeKept());
    if (this.#deps.writeQueue.isHolding) this.#leave(this.#takeSigns());
    if (this.#held.length > 0) this.#plan();
  }

  #takeKept(): readonly Held[] {
    const { writeQueue } = this.#deps;
    const held = this.#held;
    let kept = 0;
    for (const { ticket } of held) {
      if (!writeQueue.isKept(ticket)) break;
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
    for (const { sent } of leaving) sent?.();
  }

  #sendAll(frames: readonly Uint8Array[]): void {
    if (frames.length > 1 && this.#isBundling)
      this.#transmit(
        bundleOf(frames, (size) => Buffer.allocUnsafe(size)),
        asData,
      );
    else for (const frame of frames) this.#transmit(frame, asData);
  }

  #transmit(frame: unknown, how: unknown, told?: unknown): void {
    const { metrics } = this.#deps;
    this.#send.call(this.#socket, frame, how, told);
    if (!metrics || !(frame instanceof Uint8Array)) return;
    metrics.sent.frames += 1;
    metrics.sent.bytes += frame.byteLength;
  }
}

/** Returns whether a frame is the response of Colyseus to a page's ping. */
const isPing = (frame: unknown): boolean =>
  frame instanceof Uint8Array && frame.length === 1 && frame[0] === Protocol.PING;
