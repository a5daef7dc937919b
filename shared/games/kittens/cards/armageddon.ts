import { ask } from "../effects/ask.ts";
import type { Card } from "./card.ts";

export const armageddon = {
  id: "armageddon",
  kind: "action",
  rule: "K40",
  target: "none",
  hits: "living",
  playable: (view) => view.godcat === "playmat",
  resolve: (table, { seat }) => ask(table, { kind: "lay", seat }),
} as const satisfies Card;
