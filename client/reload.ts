/** A page does not reload again within this time, in ms. */
const pause = 10_000;
const mark = "nine-lives:reloaded";

/** A new server may not have the chunks of an older page: if one is missing, the page reloads. */
export function reloadWhenChunksAreGone(): void {
  addEventListener("vite:preloadError", () => {
    // Offline, the chunk may still exist: reload once the network is back.
    if (navigator.onLine) reload();
    else addEventListener("online", reload, { once: true });
  });
}

function reload(): void {
  if (Math.abs(Date.now() - lastTime()) < pause) return;
  sessionStorage.setItem(mark, `${Date.now()}`);
  location.reload();
}

const lastTime = (): number => Number(sessionStorage.getItem(mark) ?? 0);
