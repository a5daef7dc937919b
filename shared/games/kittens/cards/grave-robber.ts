import { countDead, deadSeats } from "../dead.ts";
import { askToGive } from "../effects/ask.ts";
import { seatOf } from "../effects/cards.ts";
import type { Card } from "./card.ts";

export const graveRobber = {
  id: "grave-robber",
  kind: "action",
  rule: "K53",
  target: "none",
  hits: "dead",
  playable: (view) => countDead(view.seats) > 0,
  resolve: (table) => {
    const givers = deadSeats(table.state.seats).filter((seat) => seatOf(table, seat).hand.length > 0);
    askToGive(
      table,
      "grave-robber",
      givers.map((from) => ({ from, to: "pile" })),
    );
  },
} as const satisfies Card;
