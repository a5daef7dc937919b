import { signal } from "@preact/signals";
import type { ShownMoment } from "../game/chrome.ts";

/** Where the picture of the table is; null while there is none. */
export const shown = signal<ShownMoment | null>(null);
