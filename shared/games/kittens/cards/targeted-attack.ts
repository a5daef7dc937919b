import { attack } from "../effects/turns.ts";
import type { Card } from "./card.ts";

export const targetedAttack = {
  id: "targeted-attack",
  kind: "action",
  rule: "K16",
  target: "other",
  resolve: (table, play) => {
    if (play.target !== null) attack(table, play.target, "targeted-attack");
  },
} as const satisfies Card;
