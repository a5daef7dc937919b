import { shufflePile } from "../effects/pile.ts";
import type { Card } from "./card.ts";

export const shuffleNow = {
  id: "shuffle-now",
  kind: "action",
  rule: "K51",
  target: "none",
  now: true,
  resolve: (table, play) => shufflePile(table, play.seat),
} as const satisfies Card;
