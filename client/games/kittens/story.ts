import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { Play } from "../../../shared/games/kittens/state.ts";

/** An event with what it has to do with. */
export interface Told {
  /** Its place in the story. */
  readonly id: number;
  readonly event: KittensEvent;
  /** The play that waited or was carried out last. */
  readonly play: Play | null;
  /** Nopes on it so far. */
  readonly nopes: number;
}

/** The story of the last game in these events; all its hands are dealt in one go and told as one. */
export function storyOf(events: readonly KittensEvent[]): readonly Told[] {
  const story: Told[] = [];
  let play: Play | null = null;
  let nopes = 0;
  for (const [id, event] of events.entries()) {
    if (event.type === "card-played") [play, nopes] = [event.play, 0];
    if (event.type === "noped") nopes += 1;
    if (event.type === "dealt") [story.length, play, nopes] = [0, null, 0];
    story.push({ id, event, play, nopes });
  }
  return story;
}
