import type { KittensView } from "../view.ts";
import { countLiving } from "./opponents.ts";

/**
 * Chooses a position below the cards that this seat draws next. Mostly another player draws it before this seat's next
 * turn.
 */
export function hidingPlace(view: KittensView, chance: () => number): number {
  const { pile, owes, turn, viewer } = view;
  const own = Math.min(pile, turn === viewer ? owes - 1 : 0);
  const others = countLiving(view) - 1;
  const places = chance() < 0.2 ? pile - own + 1 : others;
  return Math.min(pile, own + Math.floor(chance() * places));
}
