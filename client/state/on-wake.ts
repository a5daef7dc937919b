/** Calls `run` whenever the page runs again after it was hidden, frozen, or in the back and forward cache. */
export function onWake(run: () => void, signal?: AbortSignal): void {
  const wake = () => {
    if (!document.hidden) run();
  };
  const options = signal && { signal };
  for (const event of ["visibilitychange", "resume"]) document.addEventListener(event, wake, options);
  addEventListener("pageshow", wake, options);
}
