import { signal } from "@preact/signals";
import type { DisplayedMoment } from "../game-model/table-host.ts";

/** Displayed moment of the table; null without a table. */
export const displayedMoment = signal<DisplayedMoment | null>(null);

/** Current prompt for the viewer at the table: "YOUR TURN"; null without a prompt. */
export const currentPrompt = signal<string | null>(null);
