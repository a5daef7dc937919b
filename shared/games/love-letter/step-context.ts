import type { LoveLetterEvent } from "./events.ts";
import type { LoveLetterState } from "./state.ts";

/**
 * Working data of a step: the state that it changes, and the events that describe the changes. Only verbs change
 * either.
 */
export interface StepContext {
  readonly state: LoveLetterState;
  readonly events: LoveLetterEvent[];
}
