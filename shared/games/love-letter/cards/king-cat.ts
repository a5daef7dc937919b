import { eliminate } from "../effects/lay.ts";
import type { Card } from "./card.ts";

export const kingCat: Card = {
  id: "king-cat",
  kind: "lone",
  rule: "L12",
  resolve: (table, seat) => eliminate(table, seat, "king-cat"),
};
