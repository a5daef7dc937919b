import { seatOf } from "../effects/hands.ts";
import type { Card } from "./card.ts";

export const shellShield: Card = {
  id: "shell-shield",
  kind: "lone",
  rule: "L18",
  resolve: (table, seat) => {
    seatOf(table, seat).shielded = true;
    table.events.push({ type: "shielded", seat });
  },
};
