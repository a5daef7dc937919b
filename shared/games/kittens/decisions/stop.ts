import { refuse } from "../../../core/errors.ts";
import { commands } from "../commands.ts";
import { endDecision } from "../effects/ask.ts";
import { shufflePile } from "../effects/pile.ts";
import type { StopDecision } from "../state.ts";
import type { DecisionRules, Effect } from "./decision.ts";

const stopOnly = [commands.stop];

/** The next living player stops the shuffling; the order is random regardless of the time (K37). */
export const stopRules = ({ seat }: StopDecision): DecisionRules => {
  const stop: Effect = (table) => {
    endDecision(table);
    shufflePile(table, seat);
  };
  return {
    legal: (_view, asker) => (asker === seat ? stopOnly : []),
    effect: (_view, asker, command) => (asker === seat && command.type === "stop" ? stop : refuse("not-now", "K37")),
    timeout: stop,
  };
};
