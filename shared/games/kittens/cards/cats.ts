import type { Card } from "./card.ts";

/** Cats do nothing alone; they are played in pairs and other combos (K28). */
const cat = (id: Card["id"]): Card => ({ id, kind: "cat", rule: "K28" });

export const discoCat = cat("disco-cat");
export const noodleCat = cat("noodle-cat");
export const cactusCat = cat("cactus-cat");
export const pirateCat = cat("pirate-cat");
export const moonCat = cat("moon-cat");
