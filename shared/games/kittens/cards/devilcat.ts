import type { Card } from "./card.ts";

export const devilcat = { id: "devilcat", kind: "devilcat", rule: "K40" } as const satisfies Card;
