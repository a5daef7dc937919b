import type { Spot } from "../components/component.ts";

export type KeyPress =
  | { readonly kind: "press"; readonly spot: Spot }
  | { readonly kind: "slide"; readonly spot: Spot; readonly value: number }
  | { readonly kind: "focus"; readonly spot: Spot }
  | { readonly kind: "look"; readonly spot: Spot }
  | { readonly kind: "dismiss" };

/**
 * Maps a key to an action: arrows move a slider or the focus in a group, letters press their button, I enlarges a card,
 * Escape deselects.
 */
export function pressedBy(event: KeyboardEvent, focused: Spot | undefined, spots: readonly Spot[]): KeyPress | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  const step = stepOf(event.key);
  if (focused !== undefined && step !== 0) {
    event.preventDefault();
    return moved(focused, step, spots);
  }
  if (event.key.toLowerCase() === "i" && focused?.shows !== undefined) return { kind: "look", spot: focused };
  const named = spots.find((spot) => spot.key?.toLowerCase() === event.key.toLowerCase());
  const isClick = event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ");
  if (event.repeat || isClick) return null;
  if (named !== undefined) {
    // Without this, an opened panel such as the chat would get the focus and receive the letter.
    event.preventDefault();
    return { kind: "press", spot: named };
  }
  return event.key === "Escape" ? { kind: "dismiss" } : null;
}

function stepOf(key: string): -1 | 0 | 1 {
  if (key === "ArrowRight" || key === "ArrowUp") return 1;
  return key === "ArrowLeft" || key === "ArrowDown" ? -1 : 0;
}

function moved(spot: Spot, step: -1 | 1, spots: readonly Spot[]): KeyPress | null {
  if (spot.range !== undefined) {
    const value = Math.max(0, Math.min(spot.range.max, spot.range.value + step));
    return { kind: "slide", spot, value };
  }
  const row = spots.filter((each) => each.group === spot.group && each.silent !== true);
  const next = row[(row.indexOf(spot) + step + row.length) % row.length];
  return next === undefined ? null : { kind: "focus", spot: next };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
