import { endTurn } from "../effects/turns.ts";
import type { Card } from "./card.ts";

export const skip = {
  id: "skip",
  kind: "action",
  rule: "K14",
  target: "none",
  resolve: (table, play) => {
    table.events.push({ type: "skipped", seat: play.seat });
    endTurn(table);
  },
} as const satisfies Card;
