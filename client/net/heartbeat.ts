import type { Room } from "@colyseus/sdk";
import { dropConnections } from "../state/forgotten-requests.ts";
import { onWake } from "../state/on-wake.ts";

/** Idle time before a ping at a table, and timeout of the reply, in ms. */
const tableQuietMs = 2500;
const patienceMs = 4000;

/** Timeout of the reply after the page was hidden or asleep, in ms. The connection may have died meanwhile. */
const wakePatienceMs = 2000;

/**
 * Delay of a timer that shows a frozen or hidden page, in ms. Browsers run timers of hidden pages once a minute, and a
 * reply may then wait behind the late timer.
 */
const lateMs = 500;

type Line = Pick<Room, "ping"> & { readonly connection: Pick<Room["connection"], "events"> };

/** Number of late timers without a reply after which the connection counts as dead. */
const maxLate = 3;

/**
 * Detects a dead connection, for example after a power failure of the other side. The missing reply to a ping decides,
 * and not the time of a timer.
 * @param dead called at most once.
 * @param quietMs idle time before a ping, in ms.
 * @returns a function that stops the keepalive.
 */
export function heartbeat(room: Line, dead: () => void, quietMs = tableQuietMs): () => void {
  const stop = new AbortController();
  let heardAt = performance.now();
  /** Start time of an unanswered ping, in ms. */
  let pingedAt: number | null = null;
  let late = 0;
  let timer = setTimeout(look, quietMs);

  function look(): void {
    const leftMs = heardAt + quietMs - performance.now();
    if (leftMs > 0) timer = setTimeout(look, leftMs);
    else ping(patienceMs);
  }

  function ping(forMs: number): void {
    clearTimeout(timer);
    pingedAt = performance.now();
    const due = pingedAt + forMs;
    room.ping(() => {});
    timer = setTimeout(() => judge(due), forMs);
  }

  function judge(due: number): void {
    late = performance.now() - due > lateMs ? late + 1 : 0;
    if (pingedAt === null) look();
    else if (late > 0 && late < maxLate) ping(wakePatienceMs);
    else end();
  }

  function end(): void {
    stop.abort();
    dropConnections();
    dead();
  }

  onWake(() => ping(wakePatienceMs), stop.signal);

  const { events } = room.connection;
  const { onmessage } = events;
  events.onmessage = (event) => {
    heardAt = performance.now();
    pingedAt = null;
    onmessage?.(event);
  };
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
