/** A page does not reload again within this time, in ms. */
const pause = 10_000;
const mark = "nine-lives:reloaded";

/**
 * A new server may not have the chunks of an older page, and without a network none come: the page reloads.
 * What fails for want of such a chunk goes with the page, and is no error.
 */
export function reloadWhenChunksAreGone(): void {
  const missing = new Set<unknown>();
  addEventListener("vite:preloadError", ({ payload }) => {
    // Offline, the chunk may still exist: reload once the network is back.
    if (!navigator.onLine) addEventListener("online", reload, { once: true });
    else if (hasJustReloaded()) return;
    else reload();
    missing.add(payload);
  });
  addEventListener("unhandledrejection", (event) => {
    if (missing.has(event.reason)) event.preventDefault();
  });
}

function reload(): void {
  sessionStorage.setItem(mark, `${Date.now()}`);
  location.reload();
}

const hasJustReloaded = (): boolean => Math.abs(Date.now() - Number(sessionStorage.getItem(mark) ?? 0)) < pause;
