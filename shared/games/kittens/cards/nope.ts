import type { Card } from "./card.ts";

export const nope: Card = { id: "nope", kind: "nope", rule: "K19" };
