import type { Card } from "./card.ts";

export const clone: Card = { id: "clone", kind: "clone", rule: "K55" };
