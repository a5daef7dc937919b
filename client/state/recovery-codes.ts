import { type ReadonlySignal, signal } from "@preact/signals";
import { forget, readTab, writeTab } from "./storage.ts";

/** Key of the tab's storage for recovery codes that the player has not confirmed. */
const codesKey = "codes";

const codes = signal<readonly string[]>(readTab(codesKey)?.split(" ") ?? []);

/** New recovery codes, until the player confirms that they have saved them. They survive a reload of the page. */
export const unconfirmedCodes: ReadonlySignal<readonly string[]> = codes;

export function showCodes(shown: readonly string[]): void {
  codes.value = shown;
  writeTab(codesKey, shown.join(" "));
}

export function confirmCodes(): void {
  codes.value = [];
  forget(codesKey);
}
