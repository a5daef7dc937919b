import { type ReadonlySignal, signal } from "@preact/signals";

export interface Toast {
  readonly text: string;
  /** News and hints disappear after four seconds, errors when dismissed. */
  readonly kind: "news" | "hint" | "error";
}

const current = signal<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The newest toast; older ones are dropped. */
export const currentToast: ReadonlySignal<Toast | null> = current;

export function showToast(text: string, kind: Toast["kind"] = "news"): void {
  clearTimeout(timer);
  current.value = { text, kind };
  if (kind !== "error") timer = setTimeout(dismissToast, 4000);
}

export function dismissToast(): void {
  current.value = null;
}
