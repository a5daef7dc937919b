import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { Play } from "../../../shared/games/kittens/state.ts";

/** An event with what it has to do with: the play that waited or was carried out last, and the Nopes on it so far. */
export interface Told {
  readonly id: number;
  readonly event: KittensEvent;
  readonly play: Play | null;
  readonly nopes: number;
}

/** Goes on with a story; a new deal begins a new one. */
export function continued(story: readonly Told[], events: readonly KittensEvent[]): readonly Told[] {
  return events.reduce(tell, story);
}

function tell(story: readonly Told[], event: KittensEvent): readonly Told[] {
  const last = story.at(-1);
  if (event.type === "dealt") return isDeal(last) ? story : [{ id: (last?.id ?? 0) + 1, event, play: null, nopes: 0 }];
  const play = event.type === "card-played" ? event.play : (last?.play ?? null);
  const nopes = event.type === "card-played" ? 0 : (last?.nopes ?? 0) + (event.type === "noped" ? 1 : 0);
  return [...story, { id: (last?.id ?? 0) + 1, event, play, nopes }];
}

/** All hands are dealt in one go and told as one. */
const isDeal = (told: Told | undefined): boolean => told?.event.type === "dealt";
