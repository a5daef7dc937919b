import type { Card } from "./card.ts";

export const godcat: Card = { id: "godcat", kind: "godcat", rule: "K43" };
