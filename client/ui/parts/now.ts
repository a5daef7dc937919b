import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** The time, ms since 1970, four times a second for as long as somebody looks. */
export function useNow(): ReadonlySignal<number> {
  useEffect(() => {
    clock.value = Date.now();
    const timer = setInterval(() => {
      clock.value = Date.now();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

const clock = signal(Date.now());
