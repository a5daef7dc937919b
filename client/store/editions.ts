import type { EditionInfo } from "../../shared/core/game.ts";
import {
  type EditionId as KittensEditionId,
  editions as kittens,
} from "../../shared/games/kittens/editions/registry.ts";
import { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";

/** What can be played, without the rules: the pages need no engine. */
const editions: readonly EditionInfo[] = [...Object.values(kittens), loveLetter];

export type EditionId = KittensEditionId | (typeof loveLetter)["id"];

/** Of an edition; "any" is the first one until the queue knows better. */
export function editionInfo(id: string): EditionInfo {
  const info = editions.find((edition) => edition.id === id) ?? editions[0];
  if (!info) throw new Error("there is no edition");
  return info;
}

/** Whether plays wait for Nopes, so that a table chooses for how long. */
export const hasNopes = (id: string): boolean => editionInfo(id).titles.includes("nope");

/** A game of one title and its editions: the part of their ids before a colon ("apocalypse:original"). */
export interface Family {
  readonly id: string;
  readonly editions: readonly string[];
}

export const familyOf = (edition: string): string => edition.split(":")[0] ?? edition;

export const families: readonly Family[] = [...new Set(editions.map(({ id }) => familyOf(id)))].map((id) => ({
  id,
  editions: editions.flatMap((edition) => (familyOf(edition.id) === id ? edition.id : [])),
}));
