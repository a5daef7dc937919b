import type { Pool } from "../net/people.ts";

const families: Readonly<Record<string, { readonly two: Pool; readonly more: Pool }>> = {
  kittens: { two: "kittens-two", more: "kittens-more" },
  "love-letter": { two: "love-letter-two", more: "love-letter-more" },
};

/** @param game a GameDefinition's id. @returns null for an unrated game. */
export function poolOf(game: string, players: number): Pool | null {
  const family = Object.hasOwn(families, game) ? families[game] : undefined;
  return family?.[players === 2 ? "two" : "more"] ?? null;
}
