import type { Card } from "./card.ts";

export const godcat = { id: "godcat", kind: "godcat", rule: "K43" } as const satisfies Card;
