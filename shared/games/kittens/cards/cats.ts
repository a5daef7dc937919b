import type { Card } from "./card.ts";

/** Cats have no effect alone; they are played in pairs and other combos (K28). */
const cat = <Id extends Card["id"]>(id: Id) => ({ id, kind: "cat", rule: "K28" }) as const;

export const cats = {
  "disco-cat": cat("disco-cat"),
  "noodle-cat": cat("noodle-cat"),
  "cactus-cat": cat("cactus-cat"),
  "pirate-cat": cat("pirate-cat"),
  "moon-cat": cat("moon-cat"),
  "mermaid-cat": cat("mermaid-cat"),
  "knight-cat": cat("knight-cat"),
  "cloud-cat": cat("cloud-cat"),
  "goblin-cat": cat("goblin-cat"),
  "mummy-cat": cat("mummy-cat"),
  "ghost-cat": cat("ghost-cat"),
  "pumpkin-cat": cat("pumpkin-cat"),
  "spider-cat": cat("spider-cat"),
  /** Stands for any kind of cat in pairs and triples (K33). */
  "feral-cat": { id: "feral-cat", kind: "cat", rule: "K33" },
} as const satisfies Readonly<Record<string, Card>>;
