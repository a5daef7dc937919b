import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Returns `performance.now()`, updated four times a second while the component is shown. */
export function useNow(): ReadonlySignal<number> {
  useEffect(() => {
    clock.value = performance.now();
    const timer = setInterval(() => {
      clock.value = performance.now();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

const clock = signal(performance.now());
