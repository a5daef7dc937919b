import { turnsOf } from "../attacks.ts";
import { attack, nextLiving } from "../effects/turns.ts";
import type { Card } from "./card.ts";

export const attackOfTheDead = {
  id: "attack-of-the-dead",
  kind: "action",
  rule: "K17",
  target: "none",
  hits: "next",
  playable: (view) => turnsOf("attack-of-the-dead", view) > 0,
  resolve: (table, play) => {
    if (turnsOf("attack-of-the-dead", table.state) > 0) {
      attack(table, nextLiving(table, play.seat), "attack-of-the-dead");
    }
  },
} as const satisfies Card;
