import { signal } from "@preact/signals";

/** What the viewer is asked at the table right now: "YOUR TURN"; null if nothing. */
export const asked = signal<string | null>(null);
