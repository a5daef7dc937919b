import type { Card } from "./card.ts";

export const zombieKitten = { id: "zombie-kitten", kind: "save", rule: "K45" } as const satisfies Card;
