import type { Card } from "./card.ts";

export const explodingKitten: Card = { id: "exploding-kitten", kind: "kitten", rule: "K9" };
