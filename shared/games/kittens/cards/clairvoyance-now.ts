import type { Card } from "./card.ts";

export const clairvoyanceNow = {
  id: "clairvoyance-now",
  kind: "clairvoyance",
  rule: "K50",
  now: true,
  resolve: ({ state }, { seat }) => {
    for (const decision of state.pending) {
      if (decision.kind === "insert" && !decision.watchers.includes(seat)) decision.watchers.push(seat);
    }
  },
} as const satisfies Card;
