import type { Card } from "./card.ts";

export const zombieKitten: Card = { id: "zombie-kitten", kind: "save", rule: "K45" };
