import { assertNever } from "../../../core/errors.ts";
import type { VisibleDecision } from "../view.ts";
import { act } from "./act.ts";
import { clairvoyanceRules } from "./clairvoyance.ts";
import type { DecisionRules } from "./decision.ts";
import { giveRules } from "./give.ts";
import { insertRules } from "./insert.ts";
import { keepRules } from "./keep.ts";
import { layRules } from "./lay.ts";
import { nopeRules } from "./nope-wait.ts";
import { pickRules } from "./pick.ts";
import { saveRules } from "./save.ts";
import { stayRules } from "./stay.ts";
import { stopRules } from "./stop.ts";
import { takeRules } from "./take.ts";

/** @param top the pending decision; without one the player on turn acts. */
export function rulesOf(top: VisibleDecision | undefined): DecisionRules {
  if (top === undefined) return act;
  switch (top.kind) {
    case "nope":
      return nopeRules;
    case "clairvoyance":
      return clairvoyanceRules;
    case "save":
      return saveRules(top);
    case "insert":
      return insertRules(top);
    case "give":
      return giveRules(top);
    case "pick":
      return pickRules(top);
    case "take":
      return takeRules(top);
    case "stop":
      return stopRules(top);
    case "keep":
      return keepRules(top);
    case "lay":
      return layRules(top);
    case "stay":
      return stayRules(top);
    default:
      return assertNever(top);
  }
}
