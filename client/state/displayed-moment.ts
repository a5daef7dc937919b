import { signal } from "@preact/signals";
import type { DisplayedMoment, TableHost } from "../game-model/table-host.ts";

/** Displayed moment of the table; null without a table. */
export const displayedMoment = signal<DisplayedMoment | null>(null);

/** Whether the table shows a prompt, for the viewer or about others. */
export const promptShown = signal(false);

/** Current prompt for the viewer at the table: "YOUR TURN"; null without a prompt. */
export const currentPrompt = signal<string | null>(null);

/** Reason for which the table calls a viewer who does not look; null without one. */
export const currentCall: TableHost["currentCall"] = signal(null);
