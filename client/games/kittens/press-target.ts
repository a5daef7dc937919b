import { cards } from "../../../shared/games/kittens/cards/registry.ts";
import { cardsOf, targetedBy, type Way } from "./plan.ts";
import type { Situation } from "./situation.ts";

/** Returns the prompt to choose a target at the table. */
export function pressTarget(situation: Situation, way: Way): string {
  const { words } = situation;
  const card = cardsOf(way).length > 1 ? null : cards[targetedBy(situation, way)];
  const dead = card?.kind === "action" && card.target === "dead";
  return words.t(dead ? "kittens.prompt.play.pressDead" : "kittens.prompt.play.press");
}
