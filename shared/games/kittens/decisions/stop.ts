import { refuse } from "../../../core/errors.ts";
import { commands } from "../commands.ts";
import type { StopQuestion } from "../state.ts";
import { answered } from "../verbs/ask.ts";
import { shufflePile } from "../verbs/pile.ts";
import type { Effect, Moment } from "./moment.ts";

const stopOnly = [commands.stop];

/** The next living player says when; chance alone decides the order (K37). */
export const stopMoment = ({ seat }: StopQuestion): Moment => {
  const stop: Effect = (table) => {
    answered(table);
    shufflePile(table, seat);
  };
  return {
    legal: (_view, asker) => (asker === seat ? stopOnly : []),
    answer: (_view, asker, command) => (asker === seat && command.type === "stop" ? stop : refuse("not-now", "K37")),
    timeout: stop,
  };
};
