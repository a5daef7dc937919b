import type { Card } from "./card.ts";

export const nope = { id: "nope", kind: "nope", rule: "K19" } as const satisfies Card;
