import type { Card } from "./card.ts";

export const defuse: Card = { id: "defuse", kind: "save", rule: "K9" };
