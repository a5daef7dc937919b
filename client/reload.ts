/** A page that has been reloaded so recently is not reloaded once more, in ms: what is missing then is missing. */
const pause = 10_000;
const mark = "nine-lives:reloaded";

/** A new server lacks the chunks of an older page: the page reloads where one is missing. */
export function reloadWhenChunksAreGone(): void {
  addEventListener("vite:preloadError", () => {
    // Without a network nothing is gone but the network: the page stays, and is loaded afresh once there is one.
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
