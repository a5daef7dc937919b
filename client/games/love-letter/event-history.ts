import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";

/** An event with its index in the story. */
export interface LoggedEvent {
  readonly id: number;
  readonly event: LoveLetterEvent;
}

export const buildEventHistory = (events: readonly LoveLetterEvent[]): readonly LoggedEvent[] =>
  events.map((event, id) => ({ id, event }));
