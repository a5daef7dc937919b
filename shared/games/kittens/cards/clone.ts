import type { Card } from "./card.ts";

export const clone = { id: "clone", kind: "clone", rule: "K55" } as const satisfies Card;
