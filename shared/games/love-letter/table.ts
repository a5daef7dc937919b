import type { LoveLetterEvent } from "./events.ts";
import type { LoveLetterState } from "./state.ts";

/** What a step works on: the state it changes, and the events that tell of it. Only verbs touch either. */
export interface Table {
  readonly state: LoveLetterState;
  readonly events: LoveLetterEvent[];
}
