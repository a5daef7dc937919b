import { attackNext } from "../verbs/turns.ts";
import type { Card } from "./card.ts";

export const attack: Card = {
  id: "attack",
  kind: "action",
  rule: "K15",
  target: "none",
  resolve: (table) => attackNext(table, 2),
};
