import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Keeps an element above the on-screen keyboard: sets --keyboard to the number of covered pixels. */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const adjust = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      element.current?.style.setProperty("--keyboard", `${covered}px`);
    };
    seen.addEventListener("resize", adjust);
    adjust();
    return () => seen.removeEventListener("resize", adjust);
  }, []);
}
