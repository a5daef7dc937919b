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

/** By socket: the ticket that the connection has to wait for. */
const waits = new WeakMap<object, () => Ticket>();

/** Sockets whose next messages depend on nothing that has happened. */
const overtaking = new WeakSet<object>();

/** Sockets whose clients read bundles. */
const bundling = new WeakSet<object>();

/** By socket: ends the connection at once. */
const hangUps = new WeakMap<object, (code: number) => void>();

/** From now on each message to a socket waits for the ticket that applies when the message is sent. */
export function waitFor(socket: object, ticket: () => Ticket): void {
  waits.set(socket, ticket);
}

/** From now on frames that leave a socket together leave as one. */
export function inBundles(socket: object): void {
  bundling.add(socket);
}

/** What is sent to a socket in this call waits for nothing but a pulse: it must not depend on anything that happened. */
export function ahead(socket: object, send: () => void): void {
  overtaking.add(socket);
  send();
  overtaking.delete(socket);
}

/** Ends a connection at once: of what is held back, only what is kept leaves before. */
export function hangUp(socket: object, code: number): void {
  hangUps.get(socket)?.(code);
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

/**
 * Holds back what is sent over a socket until everything it depends on is kept, and then until a tick of the pulse.
 * Nobody learns of anything that could still be lost, and the time of a message does not reveal what else the server
 * did. While the journal holds everything signs of life leave all the same: a client would take silence for the end.
 */
export function hold(socket: HeldSocket, { journal, pulse }: HoldDeps): void {
  let first: Held[] = [];
  let held: Held[] = [];
  let isDue = false;
  let hasEnded = false;
  const send = socket.send.bind(socket);
  const pong = socket.pong.bind(socket);
  const close = socket.close.bind(socket);
  const takeKept = (): readonly Held[] => {
    const [next] = held;
    if (!next || !journal.isKept(next.ticket)) return none;
    const unkept = held.findIndex(({ ticket }) => !journal.isKept(ticket));
    const kept = unkept < 0 ? held : held.slice(0, unkept);
    held = unkept < 0 ? [] : held.slice(unkept);
    return kept;
  };
  const takeSigns = () => {
    const signs = held.filter(({ isSignOfLife }) => isSignOfLife);
    held = held.filter(({ isSignOfLife }) => !isSignOfLife);
    return signs;
  };
  const leave = (leaving: readonly Held[]) => {
    let frames: Uint8Array[] = [];
    for (const { what } of leaving) {
      if (typeof what === "function") {
        sendAll(frames);
        frames = [];
        what();
      } else frames.push(what);
    }
    sendAll(frames);
  };
  const sendAll = (frames: readonly Uint8Array[]) => {
    if (frames.length > 1 && bundling.has(socket)) send(bundleOf(frames), asData);
    else for (const frame of frames) send(frame, asData);
  };
  const release = () => {
    isDue = false;
    const urgent = first;
    first = [];
    leave(urgent);
    leave(takeKept());
    if (journal.isHolding) leave(takeSigns());
    if (held.length > 0) plan();
  };
  const plan = () => {
    if (!isDue) pulse.next(release);
    isDue = true;
  };
  const later = (what: Held["what"], isSignOfLife: boolean) => {
    if (hasEnded) return;
    if (overtaking.has(socket)) first.push({ ticket: 0, isSignOfLife, what });
    else held.push({ ticket: waits.get(socket)?.() ?? 0, isSignOfLife, what });
    plan();
  };
  socket.send = (...message) => {
    const [frame, , told] = message;
    const isData = frame instanceof Uint8Array && told === undefined;
    later(isData ? frame : () => send(...message), isPing(frame));
  };
  socket.pong = (...data) => later(() => pong(...data), true);
  socket.close = (...why) => {
    // A connection that is already closing may end at once.
    if (socket.readyState === open) later(() => close(...why), false);
    else close(...why);
  };
  hangUps.set(socket, (code) => {
    leave(takeKept());
    hasEnded = true;
    first = [];
    held = [];
    close(code);
  });
}

/** The framework's answer to a page that asks whether the server is still there. */
const isPing = (frame: unknown): boolean =>
  frame instanceof Uint8Array && frame.length === 1 && frame[0] === Protocol.PING;
