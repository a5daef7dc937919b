import type { KittensView } from "../view.ts";
import { countLiving } from "./rivals.ts";

/** Below the cards that this seat itself draws next, and mostly where one of the others draws it before the turn comes back. */
export function hidingPlace(view: KittensView, chance: () => number): number {
  const { pile, owes, turn, viewer } = view;
  const own = Math.min(pile, turn === viewer ? owes - 1 : 0);
  const others = countLiving(view) - 1;
  const places = chance() < 0.2 ? pile - own + 1 : others;
  return Math.min(pile, own + Math.floor(chance() * places));
}
