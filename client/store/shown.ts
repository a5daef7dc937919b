import { signal } from "@preact/signals";
import type { ShownMoment } from "../game/chrome.ts";

/** Displayed moment of the table; null without a table. */
export const shown = signal<ShownMoment | null>(null);
