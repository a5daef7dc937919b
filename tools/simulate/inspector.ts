import type { GameDefinition } from "../../shared/core/definition.ts";
import { type GameChecks, leak, unlistable } from "./checks.ts";
import type { Witness } from "./play.ts";

/**
 * A witness that checks every step.
 * @param complain is told what is wrong.
 */
export function inspector<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  checks: GameChecks<State, Event>,
  chance: () => number,
  complain: (flaw: string) => void,
): Witness<State, Event> {
  let start: State;
  let before: State;
  const report = (flaw: string | null) => {
    if (flaw !== null) complain(flaw);
  };
  const inspect = (state: State) => {
    report(checks.flaw(state, start));
    report(unlistable(definition, state, checks.viewers(state)));
  };
  return {
    begin: (state) => {
      start = definition.clone(state);
      inspect(state);
    },
    before: (state) => {
      before = definition.clone(state);
    },
    after: (state, happening) => {
      inspect(state);
      for (const viewer of checks.viewers(state)) report(leak(definition, checks, before, happening, viewer, chance));
    },
  };
}
