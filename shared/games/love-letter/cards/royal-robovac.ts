import type { Card } from "./card.ts";

/** Has an effect only in a hand at the end of a round. */
export const royalRobovac: Card = { id: "royal-robovac", kind: "lone", rule: "L22", resolve: () => {} };
