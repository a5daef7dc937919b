/** Longest wait for an idle page, in ms. A busy device, or a page that moves, may never be idle. */
const idleMs = 1000;

/** Runs work once the page is complete, and then idle or `idleMs` older. */
export function whenIdle(work: () => void): void {
  const later = () => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: idleMs });
    else setTimeout(work, idleMs);
  };
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
