import type { Seat } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { Play } from "../../../shared/games/kittens/state.ts";

/** An event with the play it belongs to. */
export interface Told {
  /** Its index in the story. */
  readonly id: number;
  readonly event: KittensEvent;
  /** The play that waits or was carried out last. */
  readonly play: Play | null;
  /** Nopes on that play so far. */
  readonly nopes: number;
  /** Whose turn it was until this event; null as the game begins. */
  readonly turnBefore: Seat | null;
}

type Waiting = Pick<Told, "play" | "nopes">;

const nothing: Waiting = { play: null, nopes: 0 };

/** The story of the last game in these events; the deal of all its hands is told as one event. */
export function storyOf(events: readonly KittensEvent[]): readonly Told[] {
  const story: Told[] = [];
  /** What waits, with the NOW cards played on top of it (K49); `about`: what the events are about. */
  let waiting: readonly Waiting[] = [];
  let about = nothing;
  let turn: Seat | null = null;
  for (const [id, event] of events.entries()) {
    if (event.type === "dealt") [story.length, waiting, about, turn] = [0, [], nothing, null];
    if (event.type === "card-played") {
      about = { play: event.play, nopes: 0 };
      waiting = [...waiting, about];
    }
    if (event.type === "noped") {
      const { play, nopes } = waiting.at(-1) ?? nothing;
      about = { play, nopes: nopes + 1 };
      waiting = [...waiting.slice(0, -1), about];
    }
    if (event.type === "play-settled") {
      about = waiting.at(-1) ?? { play: event.play, nopes: 0 };
      waiting = waiting.slice(0, -1);
    }
    story.push({ id, event, ...about, turnBefore: turn });
    if (event.type === "turn-began") turn = event.seat;
  }
  return story;
}
