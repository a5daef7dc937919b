import { countDead } from "../dead.ts";
import { askToGive } from "../effects/ask.ts";
import type { Card } from "./card.ts";

export const feedTheDeadNow = {
  id: "feed-the-dead-now",
  kind: "action",
  rule: "K52",
  target: "dead",
  hits: "living",
  now: true,
  playable: (view) => countDead(view.seats) > 0,
  resolve: (table, { seat, target }) => {
    if (target === null) return;
    const gifts = table.state.seats.flatMap(({ life, hand }, from) =>
      life === "living" && hand.length > 0 && from !== seat ? [{ from, to: target }] : [],
    );
    askToGive(table, "feed-the-dead-now", gifts);
  },
} as const satisfies Card;
