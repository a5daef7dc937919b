import { eliminate, layHand } from "../effects/lay.ts";
import { draw } from "../effects/pile.ts";
import type { Card } from "./card.ts";

export const snakeSorcerer: Card = {
  id: "snake-sorcerer",
  kind: "aimed",
  rule: "L17",
  resolve: (table, _seat, target) => {
    const card = layHand(table, target);
    if (card !== null) table.events.push({ type: "laid-down", seat: target, card });
    if (card === "king-cat") eliminate(table, target, "king-cat");
    else draw(table, target);
  },
};
