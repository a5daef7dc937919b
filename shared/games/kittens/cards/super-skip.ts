import { endAllTurns } from "../effects/turns.ts";
import type { Card } from "./card.ts";

export const superSkip = {
  id: "super-skip",
  kind: "action",
  rule: "K14",
  target: "none",
  resolve: (table, play) => {
    table.events.push({ type: "skipped", seat: play.seat });
    endAllTurns(table);
  },
} as const satisfies Card;
