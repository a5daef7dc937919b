import { shufflePile } from "../effects/pile.ts";
import type { Card } from "./card.ts";

export const shuffle = {
  id: "shuffle",
  kind: "action",
  rule: "K36",
  target: "none",
  resolve: (table, play) => shufflePile(table, play.seat),
} as const satisfies Card;
