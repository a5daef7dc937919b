import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";

/** An event with its index in the story. */
export interface Told {
  readonly id: number;
  readonly event: LoveLetterEvent;
}

export const storyOf = (events: readonly LoveLetterEvent[]): readonly Told[] =>
  events.map((event, id) => ({ id, event }));
