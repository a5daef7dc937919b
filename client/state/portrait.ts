import { type ReadonlySignal, signal } from "@preact/signals";

const query = globalThis.matchMedia?.("(orientation: portrait)");

const current = signal(query?.matches === true);

query?.addEventListener("change", ({ matches }) => {
  current.value = matches;
});

/** Whether the window is higher than wide. */
export const isPortrait: ReadonlySignal<boolean> = current;
