import type { Card } from "./card.ts";

export const defuse = { id: "defuse", kind: "save", rule: "K9" } as const satisfies Card;
