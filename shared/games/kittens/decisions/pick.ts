import { refuse } from "../../../core/errors.ts";
import { commands } from "../commands.ts";
import { endDecision } from "../effects/ask.ts";
import { steal } from "../effects/cards.ts";
import type { PickDecision } from "../state.ts";
import type { DecisionRules, Effect } from "./decision.ts";

const pickOnly = [commands.pick];
const pickEither = [commands.pick, commands.pickGodcat];

/** The thief of a pair sees only backs, all alike except the Godcat's. Among the others the card is random (K28). */
export const pickRules = ({ seat, from }: PickDecision): DecisionRules => {
  const pick =
    (which: "godcat" | "random"): Effect =>
    (table) => {
      endDecision(table);
      steal(table, from, seat, which);
    };
  return {
    legal: (view, asker) => {
      if (asker !== seat) return [];
      return view.godcat === from ? pickEither : pickOnly;
    },
    effect: (view, asker, command) => {
      if (asker !== seat || command.type !== "pick") return refuse("not-now", "K28");
      if (command.card === undefined) return pick("random");
      return command.card === "godcat" && view.godcat === from ? pick("godcat") : refuse("bad-card", "K28");
    },
    timeout: pick("random"),
  };
};
