import type { EditionInfo } from "../../shared/core/game.ts";
import { editions as kittens } from "../../shared/games/kittens/editions/registry.ts";
import { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";

/** What can be played, without the rules: the pages need no engine. */
export const editions: readonly EditionInfo[] = [...Object.values(kittens), loveLetter];

export function editionInfo(id: string): EditionInfo {
  const info = editions.find((edition) => edition.id === id) ?? editions[0];
  if (!info) throw new Error("there is no edition");
  return info;
}

/** Whether plays wait for Nopes, so that a table chooses for how long. */
export const hasNopes = (id: string): boolean => editionInfo(id).titles.includes("nope");
