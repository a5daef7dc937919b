/** Interval of the look for a sleep that no event reported, in ms. */
const lookMs = 2000;

/** Difference of the two clocks that shows a sleep, in ms. */
const sleptMs = 1000;

/**
 * Calls `run` whenever the page or its network is back: after the page was hidden, frozen, or in the back and forward
 * cache, after the machine slept, and after an outage. In some browsers only the calendar shows a sleep, because
 * `performance.now()` stands still meanwhile.
 * @param run called with the ms since the last call that `performance.now()` did not count.
 */
export function onWake(run: (uncountedMs: number) => void, signal?: AbortSignal): void {
  // Load tests connect without a page.
  if (!("document" in globalThis)) return;
  const page = document;
  let before = Date.now() - performance.now();
  const uncountedMs = () => Date.now() - performance.now() - before;
  const wake = () => {
    // A test may have removed its page.
    if (globalThis.document !== page || page.hidden) return;
    const slept = uncountedMs();
    before += slept;
    run(slept);
  };
  const options = signal && { signal };
  for (const event of ["visibilitychange", "resume"]) document.addEventListener(event, wake, options);
  for (const event of ["pageshow", "online"]) addEventListener(event, wake, options);
  const timer = setInterval(() => {
    if (uncountedMs() > sleptMs) wake();
  }, lookMs);
  signal?.addEventListener("abort", () => clearInterval(timer));
}

/**
 * Keeps the screen on while the page is visible. Browsers release the lock of a hidden page, so each return requests it
 * again. Browsers without wake locks, and devices with an almost empty battery, refuse it.
 * @returns a function that lets the screen turn off.
 */
export function keepScreenOn(): () => void {
  const stop = new AbortController();
  let lock: WakeLockSentinel | null = null;
  const request = async () => {
    if (!("wakeLock" in navigator) || (lock && !lock.released)) return;
    const given = await navigator.wakeLock.request("screen").catch(() => null);
    if (stop.signal.aborted || (lock && !lock.released)) void given?.release();
    else lock = given;
  };
  onWake(() => void request(), stop.signal);
  if (!document.hidden) void request();
  return () => {
    stop.abort();
    void lock?.release();
  };
}
