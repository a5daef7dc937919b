import { assertNever } from "../../../core/errors.ts";
import type { VisibleDecision } from "../view.ts";
import { act } from "./act.ts";
import { giveMoment } from "./give.ts";
import { insertMoment } from "./insert.ts";
import type { Moment } from "./moment.ts";
import { nopeMoment } from "./nope-wait.ts";
import { pickMoment } from "./pick.ts";
import { saveMoment } from "./save.ts";
import { takeMoment } from "./take.ts";

/** @param top what the game waits for; nothing means that the player on turn acts. */
export function momentOf(top: VisibleDecision | undefined): Moment {
  if (top === undefined) return act;
  switch (top.kind) {
    case "nope":
      return nopeMoment(top);
    case "save":
      return saveMoment(top);
    case "insert":
      return insertMoment(top);
    case "give":
      return giveMoment(top);
    case "pick":
      return pickMoment(top);
    case "take":
      return takeMoment(top);
    default:
      return assertNever(top);
  }
}
