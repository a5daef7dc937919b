import type { KittensEvent } from "../../games/kittens/events.ts";

/** See `CoachedGame.isQuiet`: cards lie open, and nothing has come of them yet. */
export const isQuiet = (events: readonly KittensEvent[]): boolean => events.every(({ type }) => quiet.includes(type));

const quiet: readonly KittensEvent["type"][] = ["card-played", "noped", "passed"];
