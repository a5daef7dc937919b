import type { Card } from "./card.ts";

export const devilcat: Card = { id: "devilcat", kind: "devilcat", rule: "K40" };
