import { digAtTop } from "../effects/looks.ts";
import type { Card } from "./card.ts";

export const digDeeper = {
  id: "dig-deeper",
  kind: "action",
  rule: "K54",
  target: "none",
  resolve: (table, play) => digAtTop(table, play.seat),
} as const satisfies Card;
