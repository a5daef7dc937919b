import { countDead } from "../dead.ts";
import { askToGive } from "../verbs/ask.ts";
import type { Card } from "./card.ts";

export const feedTheDeadNow: Card = {
  id: "feed-the-dead-now",
  kind: "action",
  rule: "K52",
  target: "dead",
  now: true,
  playable: (view) => countDead(view.seats) > 0,
  resolve: (table, { seat, target }) => {
    const givers = table.state.seats.flatMap(({ life, hand }, other) =>
      life === "living" && hand.length > 0 && other !== seat ? [other] : [],
    );
    if (target !== null) askToGive(table, givers, target);
  },
};
