import { askToGive } from "../verbs/ask.ts";
import { isOutOfCards } from "../verbs/cards.ts";
import type { Card } from "./card.ts";

export const favor: Card = {
  id: "favor",
  kind: "action",
  rule: "K26",
  target: "other-with-cards",
  resolve: (table, { seat, target }) => {
    if (target !== null && !isOutOfCards(table, target)) askToGive(table, [target], seat);
  },
};
