import { ask } from "../verbs/ask.ts";
import { isOutOfCards } from "../verbs/cards.ts";
import type { Card } from "./card.ts";

export const favor: Card = {
  id: "favor",
  kind: "action",
  rule: "K26",
  target: "other-with-cards",
  resolve: (table, play) => {
    if (play.target === null || isOutOfCards(table, play.target)) return;
    ask(table, { kind: "give", seat: play.target, to: play.seat });
  },
};
