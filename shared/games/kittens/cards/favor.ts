import { askToGive } from "../effects/ask.ts";
import { isOutOfCards } from "../effects/cards.ts";
import type { Card } from "./card.ts";

export const favor = {
  id: "favor",
  kind: "action",
  rule: "K26",
  target: "other-with-cards",
  resolve: (table, { seat, target }) => {
    if (target !== null && !isOutOfCards(table, target)) askToGive(table, "favor", [{ from: target, to: seat }]);
  },
} as const satisfies Card;
