import type { Command } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { pickBest } from "../../../core/pick.ts";
import type { KittensView } from "../view.ts";

/**
 * Lays the Armageddon cards in random order (K40). The target has the fewest cards, so it is the least likely to have a
 * save.
 */
export function layCards(view: KittensView, seat: Seat, chance: () => number): Command {
  const others = view.seats.flatMap(({ life }, other) => (life === "living" && other !== seat ? [other] : []));
  const target = pickBest(others, (other) => -(view.seats[other]?.cards ?? 0), chance);
  return { type: "lay", card: chance() < 0.5 ? "godcat" : "devilcat", target };
}

/** Chooses at random, because a predictable player loses. */
export const stayOrSwap = (chance: () => number): Command => ({ type: chance() < 0.5 ? "stay" : "swap" });
