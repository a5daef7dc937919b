import { assertNever } from "../../../core/errors.ts";
import type { VisibleQuestion } from "../view.ts";
import { act } from "./act.ts";
import { insertMoment } from "./insert.ts";
import type { Moment } from "./moment.ts";
import { stayMoment } from "./stay.ts";

/** @param pending what the game waits for; nothing means that the player on turn plays a card. */
export function momentOf(pending: VisibleQuestion | null): Moment {
  if (pending === null) return act;
  switch (pending.kind) {
    case "insert":
      return insertMoment(pending);
    case "stay":
      return stayMoment(pending);
    default:
      return assertNever(pending);
  }
}
