import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";

/** An event with its place in the story. */
export interface Told {
  readonly id: number;
  readonly event: LoveLetterEvent;
}

/** The story of one game. */
export const storyOf = (events: readonly LoveLetterEvent[]): readonly Told[] =>
  events.map((event, id) => ({ id, event }));
