import { editionsOf } from "../../shared/core/editions.ts";
import type { EditionInfo } from "../../shared/core/game.ts";
import {
  type EditionId as KittensEditionId,
  editions as kittens,
} from "../../shared/games/kittens/editions/registry.ts";
import { edition as loveLetter } from "../../shared/games/love-letter/edition.ts";

/** What can be played, without the rules: the pages need no engine. */
export const editions = editionsOf([...Object.values(kittens), loveLetter]);

export type EditionId = KittensEditionId | (typeof loveLetter)["id"];

/** What is chosen: "any" is as the usual one until the queue knows better. */
export const chosenInfo = (choice: string): EditionInfo => editions.info(choice === "any" ? "original" : choice);

/** Whether plays wait for Nopes, so that a table chooses for how long. */
export const hasNopes = (id: string): boolean => editions.info(id).titles.includes("nope");

/** A game of one title and its editions: the part of their ids before a colon ("apocalypse:original"). */
export interface Family {
  readonly id: string;
  readonly editions: readonly string[];
}

export const familyOf = (edition: string): string => edition.split(":")[0] ?? edition;

export const families: readonly Family[] = [...new Set(editions.all.map(({ id }) => familyOf(id)))].map((id) => ({
  id,
  editions: editions.all.flatMap((edition) => (familyOf(edition.id) === id ? edition.id : [])),
}));
