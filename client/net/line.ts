import type { Room } from "@colyseus/sdk";
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { isLineMessage, type LineKind, type LineMessage, type LineMessageOf, lineType } from "../../shared/net/line.ts";
import { sharedName } from "../state/base-path.ts";
import { SharedHold } from "./shared-hold.ts";

/** Time without a table or the queue after which the line opens, in ms. Most pages that lose them join again at once. */
const lingerMs = 2000;

/** Delay of the next try if the code could not be loaded, in ms. */
const codeRetryMs = 10_000;

/** Changes that a page may have missed before a connection was open. */
const missable: readonly LineMessage[] = [{ kind: "friends" }, { kind: "invitations" }];

const listeners = new Set<(message: LineMessage) => void>();

/** Number of open connections of this tab that carry line messages: of a table or the queue. */
const carriers = signal(0);

/** Whether a connection of this tab was lost, and none has been open since. */
let hasGap = false;

/** Makes this tab receive line messages, by its own connection or by that of another tab. One tab of a browser does. */
const hold = new SharedHold(sharedName("line"), deliver);

/** Calls `run` with each message of a kind. @returns a function that ends it. */
export function onLine<Kind extends LineKind>(kind: Kind, run: (message: LineMessageOf<Kind>) => void): () => void {
  const listener = (message: LineMessage) => {
    if (isOfKind(message, kind)) run(message);
  };
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets a connection of a table or the queue carry line messages, in place of the line. After a lost connection the
 * listeners load what they may have missed.
 * @returns a function that must be called when the connection is lost.
 */
export function carryLine(room: Pick<Room, "onMessage">): () => void {
  room.onMessage(lineType, receive);
  carriers.value += 1;
  hold.take();
  if (hasGap) loadMissed();
  return () => {
    carriers.value -= 1;
    hasGap ||= carriers.value === 0;
  };
}

/**
 * Opens the line of this browser, whenever this tab is the one that holds it, and has neither a table nor the queue.
 * @param token of the current player; null if there is none yet.
 */
export function startLine(token: ReadonlySignal<string | null>): void {
  let isFirst = true;
  effect(() => {
    const current = token.value;
    if (current === null || !hold.isHeld.value || carriers.value > 0) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void open(current, stop.signal), isFirst ? 0 : lingerMs);
    isFirst = false;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  });
  hold.start();
  // A table or the queue may have connected before.
  if (carriers.value > 0) hold.take();
}

/** Opens the line until `end`. Its code is loaded now, because the start page must stay small. */
async function open(token: string, end: AbortSignal): Promise<void> {
  const code = await import("./line-connection.ts").catch(() => null);
  if (end.aborted) return;
  if (code) end.addEventListener("abort", code.connectLine(token, receive, loadMissed));
  else setTimeout(() => void open(token, end), codeRetryMs);
}

/** Lets the listeners load what they may have missed before a connection was open. */
function loadMissed(): void {
  hasGap = false;
  for (const message of missable) receive(message);
}

/** Handles a message of a connection. The tab that holds the line passes it on to all others. */
function receive(message: unknown): void {
  if (!hold.isHeld.value) return;
  deliver(message);
  hold.pass(message);
}

function deliver(message: unknown): void {
  if (isLineMessage(message)) for (const listener of listeners) listener(message);
}

const isOfKind = <Kind extends LineKind>(message: LineMessage, kind: Kind): message is LineMessageOf<Kind> =>
  message.kind === kind;
