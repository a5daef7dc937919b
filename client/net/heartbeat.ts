import type { Room } from "@colyseus/sdk";

/** After how long a silence the other side is asked for a sign of life, and how long that may take, in ms. */
const quietMs = 2500;
const patienceMs = 4000;

type Line = Pick<Room, "ping"> & { readonly connection: Pick<Room["connection"], "events"> };

/**
 * Notices a connection that died silently, for example because the other side lost power.
 * @param dead is called at most once.
 * @returns what stops it.
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
