import { signal } from "@preact/signals";

/** Current prompt for the viewer at the table: "YOUR TURN"; null without a prompt. */
export const currentPrompt = signal<string | null>(null);
