import type { Command } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { best } from "../../../core/one-of.ts";
import type { KittensView } from "../view.ts";

/** Armageddon against the player with the fewest cards, who may have no save; chance places the cards (K40). */
export function layCards(view: KittensView, seat: Seat, chance: () => number): Command {
  const others = view.seats.flatMap(({ life }, other) => (life === "living" && other !== seat ? [other] : []));
  const target = best(others, (other) => -(view.seats[other]?.cards ?? 0), chance);
  return { type: "lay", card: chance() < 0.5 ? "godcat" : "devilcat", target };
}

/** A predictable player loses. */
export const stayOrSwap = (chance: () => number): Command => ({ type: chance() < 0.5 ? "stay" : "swap" });
