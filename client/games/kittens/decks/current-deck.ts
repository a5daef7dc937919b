import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Deck } from "../../../../shared/games/kittens/decks/deck.ts";
import { deckCodeOf } from "../../../../shared/games/kittens/decks/deck-code.ts";
import { judgeDeck } from "../../../../shared/games/kittens/decks/judge.ts";
import { firstReadyDeck, readyDecks } from "../../../../shared/games/kittens/decks/ready-decks.ts";
import { isFavourite } from "../../../state/favourite-decks.ts";
import { readStored, writeStored } from "../../../state/storage.ts";
import { linkPartOf, type NamedDeck, readLinkPart } from "./deck-link.ts";

const storedAs = "own-deck";
const leftStoredAs = "left-deck";

const current = signal<NamedDeck>(stored(storedAs) ?? { deck: firstReadyDeck, name: "" });
/** The last deck in no list that gave way to one in a list. */
const left = signal<NamedDeck | null>(stored(leftStoredAs));

/** The deck that this browser composed last. It may be one that cannot be played yet (K98). */
export const currentDeck: ReadonlySignal<NamedDeck> = current;

/** The last deck of this browser that is in no list; null: none. */
export const unlistedDeck: ReadonlySignal<NamedDeck | null> = computed(
  () => [current.value, left.value].find((named) => named !== null && !isListed(named.deck)) ?? null,
);

/** Whether the deck is a ready deck or a favourite of this browser, which can always be chosen again. */
export function isListed(deck: Deck): boolean {
  const code = deckCodeOf(deck);
  return isFavourite(code) || readyDecks.some((ready) => deckCodeOf(ready.deck) === code);
}

/**
 * Replaces the deck. A deck that passes the checks of K98 outlives the page. A deck in no list can still be chosen
 * after one of a list.
 */
export function setCurrentDeck(next: NamedDeck): void {
  if (isListed(next.deck) && !isListed(current.value.deck)) leaveCurrent();
  current.value = next;
  if (judgeDeck(next.deck).ok) writeStored(storedAs, linkPartOf(next));
}

function leaveCurrent(): void {
  left.value = current.value;
  const sound = readStored(storedAs);
  if (sound !== null) writeStored(leftStoredAs, sound);
}

function stored(place: string): NamedDeck | null {
  const read = readLinkPart(readStored(place) ?? "");
  return read.ok ? read.value : null;
}
