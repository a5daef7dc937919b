import { assertNever } from "../../../core/errors.ts";
import type { VisibleDecision } from "../view.ts";
import { act } from "./act.ts";
import { clairvoyanceMoment } from "./clairvoyance.ts";
import { giveMoment } from "./give.ts";
import { insertMoment } from "./insert.ts";
import { keepMoment } from "./keep.ts";
import { layMoment } from "./lay.ts";
import type { Moment } from "./moment.ts";
import { nopeMoment } from "./nope-wait.ts";
import { pickMoment } from "./pick.ts";
import { saveMoment } from "./save.ts";
import { stayMoment } from "./stay.ts";
import { stopMoment } from "./stop.ts";
import { takeMoment } from "./take.ts";

/** @param top what the game waits for; nothing means that the player on turn acts. */
export function momentOf(top: VisibleDecision | undefined): Moment {
  if (top === undefined) return act;
  switch (top.kind) {
    case "nope":
      return nopeMoment(top);
    case "clairvoyance":
      return clairvoyanceMoment(top);
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
    case "stop":
      return stopMoment(top);
    case "keep":
      return keepMoment(top);
    case "lay":
      return layMoment(top);
    case "stay":
      return stayMoment(top);
    default:
      return assertNever(top);
  }
}
