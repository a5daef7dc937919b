import type { GameDefinition } from "../../shared/core/definition.ts";
import { checkSecrecy, type GameChecks, unlistable } from "./checks.ts";
import type { Witness } from "./play.ts";

/** Receiver of the findings of a witness. */
export interface Findings {
  /** Called for each flaw. */
  readonly complain: (flaw: string) => void;
  /** Called for each check with exchanged hidden cards. */
  readonly exchanged: () => void;
}

/** Witness that checks every step. */
export function inspector<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  checks: GameChecks<State, Event>,
  chance: () => number,
  { complain, exchanged }: Findings,
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
      for (const viewer of checks.viewers(state)) {
        const secrecy = checkSecrecy(definition, checks, before, happening, viewer, chance);
        if (secrecy.exchanged) exchanged();
        report(secrecy.leak);
      }
    },
  };
}
