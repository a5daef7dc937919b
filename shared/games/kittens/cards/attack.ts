import { attack as attackWith, nextLiving } from "../effects/turns.ts";
import type { Card } from "./card.ts";

export const attack = {
  id: "attack",
  kind: "action",
  rule: "K15",
  target: "none",
  hits: "next",
  resolve: (table, play) => attackWith(table, nextLiving(table, play.seat), "attack"),
} as const satisfies Card;
