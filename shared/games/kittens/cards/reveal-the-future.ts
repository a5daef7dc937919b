import { revealTop } from "../effects/pile.ts";
import type { Card } from "./card.ts";

export const revealTheFuture = {
  id: "reveal-the-future",
  kind: "action",
  rule: "K35",
  target: "none",
  resolve: (table, play) => revealTop(table, play.seat, 3),
} as const satisfies Card;
