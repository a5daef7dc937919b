import { assertNever } from "../../../core/errors.ts";
import type { VisibleDecision } from "../view.ts";
import { act } from "./act.ts";
import type { DecisionRules } from "./decision.ts";
import { insertRules } from "./insert.ts";
import { stayRules } from "./stay.ts";

/** @param pending the pending decision; without one the player on turn plays a card. */
export function rulesOf(pending: VisibleDecision | null): DecisionRules {
  if (pending === null) return act;
  switch (pending.kind) {
    case "insert":
      return insertRules(pending);
    case "stay":
      return stayRules(pending);
    default:
      return assertNever(pending);
  }
}
