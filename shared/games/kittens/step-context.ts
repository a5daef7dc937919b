import type { KittensEvent } from "./events.ts";
import type { KittensState } from "./state.ts";

/**
 * Working data of a step: the state that it changes, and the events that describe the changes. Only verbs change
 * either.
 */
export interface StepContext {
  readonly state: KittensState;
  readonly events: KittensEvent[];
}
