import type { Card } from "./card.ts";

export const explodingKitten = { id: "exploding-kitten", kind: "kitten", rule: "K9" } as const satisfies Card;
