import type { Room } from "@colyseus/sdk";

/** Idle time before a ping, and timeout of the reply, in ms. */
const quietMs = 2500;
const patienceMs = 4000;

type Line = Pick<Room, "ping"> & { readonly connection: Pick<Room["connection"], "events"> };

/**
 * Detects a dead connection, for example after a power failure of the other side.
 * @param dead called at most once.
 * @returns a function that stops the keepalive.
 */
export function heartbeat(room: Line, dead: () => void): () => void {
  let heardAt = performance.now();
  let timer = setTimeout(look, quietMs);

  function look(): void {
    const leftMs = heardAt + quietMs - performance.now();
    timer = setTimeout(leftMs > 0 ? look : judge, leftMs > 0 ? leftMs : patienceMs);
    if (leftMs <= 0) room.ping(() => {});
  }

  function judge(): void {
    if (performance.now() - heardAt >= quietMs + patienceMs) dead();
    else look();
  }

  const { events } = room.connection;
  const { onmessage } = events;
  events.onmessage = (event) => {
    heardAt = performance.now();
    onmessage?.(event);
  };
  return () => clearTimeout(timer);
}
