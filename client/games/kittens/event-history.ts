import type { Seat } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { Play } from "../../../shared/games/kittens/state.ts";

/** An event with the play it belongs to. */
export interface LoggedEvent {
  /** Index in the story. */
  readonly id: number;
  readonly event: KittensEvent;
  /** The play that waits or was carried out last. */
  readonly play: Play | null;
  /** Nopes on that play so far. */
  readonly nopes: number;
  /** Player on turn until this event; null at the beginning of the game. */
  readonly turnBefore: Seat | null;
}

type Waiting = Pick<LoggedEvent, "play" | "nopes">;

const nothing: Waiting = { play: null, nopes: 0 };

/** Returns the events of the last game. The deal of all hands counts as one event. */
export function buildEventHistory(events: readonly KittensEvent[]): readonly LoggedEvent[] {
  const story: LoggedEvent[] = [];
  /** The stack of waiting plays: NOW cards may lie on top (K49). `about`: the play that the events belong to. */
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
