import type { front as english } from "../en/love-letter-front.ts";

/** Texte von Love Letter, die jede Seite lädt. */
export const front: typeof english = { name: "Love Letter" };
