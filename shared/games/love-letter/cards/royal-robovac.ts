import type { Card } from "./card.ts";

/** Counts in a hand at the end of a round only. */
export const royalRobovac: Card = { id: "royal-robovac", kind: "lone", rule: "L22", resolve: () => {} };
