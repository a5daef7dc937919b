import type { front as english } from "../en/love-letter-front.ts";

/** Was jede Seite von Love Letter weiß. */
export const front: typeof english = { name: "Love Letter" };
