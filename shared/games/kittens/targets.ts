import type { Seat } from "../../core/game.ts";
import { seatsWhere } from "../../core/seats.ts";
import type { TargetKind } from "./cards/card.ts";
import type { KittensView } from "./view.ts";

/** Whether a play by `seat` may be aimed at `target` (K16, K27, K52). */
export function mayTarget(view: KittensView, seat: Seat, kind: TargetKind, target: Seat): boolean {
  const player = view.seats[target];
  switch (kind) {
    case "none":
      return false;
    case "other":
      return target !== seat && player?.life === "living";
    case "other-with-cards":
      return target !== seat && player?.life === "living" && player.cards > 0;
    case "dead":
      return player?.life === "dead";
  }
}

export const targetsOf = (view: KittensView, seat: Seat, kind: TargetKind): readonly Seat[] =>
  seatsWhere(view.seats, (_, other) => mayTarget(view, seat, kind, other));
