import { countDead } from "../dead.ts";
import { attack, nextLiving } from "../verbs/turns.ts";
import type { Card } from "./card.ts";

export const attackOfTheDead: Card = {
  id: "attack-of-the-dead",
  kind: "action",
  rule: "K17",
  target: "none",
  playable: (view) => countDead(view.seats) > 0,
  resolve: (table, play) => {
    const dead = countDead(table.state.seats);
    if (dead > 0) attack(table, nextLiving(table, play.seat), 3 * dead);
  },
};
