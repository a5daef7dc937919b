import { cards } from "../../../../shared/games/kittens/cards/registry.ts";
import { type CardCommand, cardsOf, targetedBy } from "../selection/planned-move.ts";
import type { UiContext } from "../ui-context.ts";

/** Returns the prompt to choose a target at the table. */
export function pressTarget(context: UiContext, way: CardCommand): string {
  const { labels } = context;
  const card = cardsOf(way).length > 1 ? null : cards[targetedBy(context, way)];
  const dead = card?.kind === "action" && card.target === "dead";
  return labels.t(dead ? "kittens.prompt.play.pressDead" : "kittens.prompt.play.press");
}
