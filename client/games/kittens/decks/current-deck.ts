import { type ReadonlySignal, signal } from "@preact/signals";
import { judgeDeck } from "../../../../shared/games/kittens/decks/judge.ts";
import { firstReadyDeck } from "../../../../shared/games/kittens/decks/ready-decks.ts";
import { readStored, writeStored } from "../../../state/storage.ts";
import { linkPartOf, type NamedDeck, readLinkPart } from "./deck-link.ts";

const storedAs = "own-deck";

const current = signal<NamedDeck>(initial());

/** The deck that this browser composed last. It may be one that cannot be played yet (K98). */
export const currentDeck: ReadonlySignal<NamedDeck> = current;

/** Replaces the deck. A deck that passes the checks of K98 outlives the page. */
export function setCurrentDeck(next: NamedDeck): void {
  current.value = next;
  if (judgeDeck(next.deck).ok) writeStored(storedAs, linkPartOf(next));
}

function initial(): NamedDeck {
  const stored = readLinkPart(readStored(storedAs) ?? "");
  return stored.ok ? stored.value : { deck: firstReadyDeck, name: "" };
}
