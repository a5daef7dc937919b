import { useEffect } from "preact/hooks";
import type { ReplayPlayer } from "./replay-player.ts";

/**
 * Keyboard control: Space plays and pauses, arrow keys step, with Shift by turns. Ignored while the focused element
 * uses these keys.
 */
export function useReplayKeys(player: ReplayPlayer): void {
  useEffect(() => {
    const stop = new AbortController();
    addEventListener("keydown", (event) => press(event, player), { signal: stop.signal });
    return () => stop.abort();
  }, [player]);
}

function press(event: KeyboardEvent, player: ReplayPlayer): void {
  const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
  const busy = target instanceof HTMLElement && target.closest("input, button, a, dialog") !== null;
  if (busy || altKey || ctrlKey || metaKey) return;
  const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : null;
  if (key === " ") {
    if (player.playing.value) player.pause();
    else player.play();
  } else if (by !== null && shiftKey) player.stepTurn(by);
  else if (by !== null) player.step(by);
  else return;
  event.preventDefault();
}
