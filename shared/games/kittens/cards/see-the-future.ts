import { seeTop } from "../effects/pile.ts";
import type { Card } from "./card.ts";

export const seeTheFuture = {
  id: "see-the-future",
  kind: "action",
  rule: "K34",
  target: "none",
  resolve: (table, play) => seeTop(table, play.seat, 3),
} as const satisfies Card;
