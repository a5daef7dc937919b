import { lookAtBottom } from "../effects/looks.ts";
import type { Card } from "./card.ts";

export const raisingHeck = {
  id: "raising-heck",
  kind: "action",
  rule: "K39",
  target: "none",
  resolve: (table, play) => lookAtBottom(table, play.seat),
} as const satisfies Card;
