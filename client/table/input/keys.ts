import type { HitArea } from "../components/component.ts";

export type KeyPress =
  | { readonly kind: "press"; readonly hitArea: HitArea }
  | { readonly kind: "slide"; readonly hitArea: HitArea; readonly value: number }
  | { readonly kind: "focus"; readonly hitArea: HitArea }
  | { readonly kind: "look"; readonly hitArea: HitArea }
  | { readonly kind: "dismiss" };

/**
 * Maps a key to an action: arrows move a slider or the focus in a group, letters press their button, I enlarges a card,
 * Escape deselects.
 */
export function pressedBy(
  event: KeyboardEvent,
  focused: HitArea | undefined,
  hitAreas: readonly HitArea[],
): KeyPress | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  const step = stepOf(event.key);
  if (focused !== undefined && step !== 0) {
    event.preventDefault();
    return moved(focused, step, hitAreas);
  }
  if (event.key.toLowerCase() === "i" && focused?.shows !== undefined) return { kind: "look", hitArea: focused };
  const named = hitAreas.find((hitArea) => hitArea.key?.toLowerCase() === event.key.toLowerCase());
  const isClick = event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ");
  if (event.repeat || isClick) return null;
  if (named !== undefined) {
    // Without this, an opened panel such as the chat would get the focus and receive the letter.
    event.preventDefault();
    return { kind: "press", hitArea: named };
  }
  return event.key === "Escape" ? { kind: "dismiss" } : null;
}

function stepOf(key: string): -1 | 0 | 1 {
  if (key === "ArrowRight" || key === "ArrowUp") return 1;
  return key === "ArrowLeft" || key === "ArrowDown" ? -1 : 0;
}

function moved(hitArea: HitArea, step: -1 | 1, hitAreas: readonly HitArea[]): KeyPress | null {
  if (hitArea.range !== undefined) {
    const value = Math.max(0, Math.min(hitArea.range.max, hitArea.range.value + step));
    return { kind: "slide", hitArea, value };
  }
  const row = hitAreas.filter((each) => each.group === hitArea.group && each.silent !== true);
  const next = row[(row.indexOf(hitArea) + step + row.length) % row.length];
  return next === undefined ? null : { kind: "focus", hitArea: next };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
