import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Whether a condition has been true for this time, in ms. */
export function useDelayedFlag(isSo: boolean, ms: number): boolean {
  const isLong = useSignal(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, ms);
    return () => {
      clearTimeout(timer);
      isLong.value = false;
    };
  }, [isSo, ms, isLong]);
  return isLong.value;
}
