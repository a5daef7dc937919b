import type { KittensEvent } from "../../games/kittens/events.ts";

/** Implements `CoachedGame.isQuiet`: cards were played openly, without an effect yet. */
export const isQuiet = (events: readonly KittensEvent[]): boolean => events.every(({ type }) => quiet.includes(type));

const quiet: readonly KittensEvent["type"][] = ["card-played", "noped", "passed"];
