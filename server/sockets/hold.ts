import { Protocol } from "@colyseus/core";
import type { Pulse } from "../plumbing/pulse.ts";
import type { Journal } from "../store/journal.ts";
import type { Ticket } from "../store/open-entry.ts";

/** What the server does with a WebSocket. */
interface Socket {
  readonly readyState: number;
  send(...message: readonly unknown[]): void;
  pong(...data: readonly unknown[]): void;
  close(...why: readonly unknown[]): void;
}

/** The `readyState` of an open WebSocket. */
const open = 1;

interface HoldDeps {
  readonly journal: Pick<Journal, "isKept" | "isHolding">;
  readonly pulse: Pulse;
}

/** By socket: the ticket that the connection has to wait for. */
const waits = new WeakMap<object, () => Ticket>();

/** Sockets whose next messages depend on nothing that has happened. */
const overtaking = new WeakSet<object>();

/** By socket: ends the connection at once. */
const hangUps = new WeakMap<object, (code: number) => void>();

/** From now on each message to a socket waits for the ticket that applies when the message is sent. */
export function waitFor(socket: object, ticket: () => Ticket): void {
  waits.set(socket, ticket);
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

/** A message that waits. */
interface Held {
  readonly ticket: Ticket;
  /** Whether it says no more than that this server lives. */
  readonly isSignOfLife: boolean;
  readonly go: () => void;
}

/**
 * Holds back what is sent over a socket until everything it depends on is kept, and then until a tick of the pulse.
 * Nobody learns of anything that could still be lost, and the time of a message does not reveal what else the server
 * did. While the journal holds everything signs of life leave all the same: a client would take silence for the end.
 */
export function hold(socket: Socket, { journal, pulse }: HoldDeps): void {
  let first: (() => void)[] = [];
  let held: Held[] = [];
  let isDue = false;
  let hasEnded = false;
  const releaseKept = () => {
    while (held[0] && journal.isKept(held[0].ticket)) held.shift()?.go();
  };
  const release = () => {
    isDue = false;
    for (const go of first.splice(0)) go();
    releaseKept();
    if (journal.isHolding) {
      const signs = held.filter(({ isSignOfLife }) => isSignOfLife);
      held = held.filter(({ isSignOfLife }) => !isSignOfLife);
      for (const { go } of signs) go();
    }
    if (held.length > 0) plan();
  };
  const plan = () => {
    if (!isDue) pulse.next(release);
    isDue = true;
  };
  const later = (go: () => void, isSignOfLife = false) => {
    if (hasEnded) return;
    if (overtaking.has(socket)) first.push(go);
    else held.push({ ticket: waits.get(socket)?.() ?? 0, isSignOfLife, go });
    plan();
  };
  const send = socket.send.bind(socket);
  const pong = socket.pong.bind(socket);
  const close = socket.close.bind(socket);
  socket.send = (...message) => later(() => send(...message), isPing(message[0]));
  socket.pong = (...data) => later(() => pong(...data), true);
  // A connection that is already closing may end at once.
  socket.close = (...why) => (socket.readyState === open ? later(() => close(...why)) : close(...why));
  hangUps.set(socket, (code) => {
    releaseKept();
    hasEnded = true;
    first = [];
    held = [];
    close(code);
  });
}

/** The framework's answer to a page that asks whether the server is still there. */
const isPing = (frame: unknown): boolean =>
  frame instanceof Uint8Array && frame.length === 1 && frame[0] === Protocol.PING;
