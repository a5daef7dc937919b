import { ask } from "../effects/ask.ts";
import { nextLiving } from "../effects/turns.ts";
import type { Card } from "./card.ts";

export const shuffleUntilStop = {
  id: "shuffle-until-stop",
  kind: "action",
  rule: "K37",
  target: "none",
  resolve: (table, play) => {
    const seat = nextLiving(table, play.seat);
    table.events.push({ type: "shuffle-started", seat: play.seat, stopper: seat });
    ask(table, { kind: "stop", seat, by: play.seat });
  },
} as const satisfies Card;
