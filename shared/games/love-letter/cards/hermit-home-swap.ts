import { exchangeHands, handOf } from "../effects/hands.ts";
import type { Card } from "./card.ts";

export const hermitHomeSwap: Card = {
  id: "hermit-home-swap",
  kind: "aimed",
  rule: "L14",
  resolve: (table, seat, target) => {
    const given = handOf(table, seat)?.card ?? null;
    const got = handOf(table, target)?.card ?? null;
    exchangeHands(table, seat, target);
    table.events.push({ type: "hands-swapped", seat, target, given, got });
  },
};
