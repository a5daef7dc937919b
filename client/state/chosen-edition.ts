import { type ReadonlySignal, signal } from "@preact/signals";
import type { DeckData } from "../../shared/core/game.ts";
import type { Games } from "../game-model/games.ts";

const chosen = signal<string | null>(null);
const shown = signal<string | null>(null);

/** Edition chosen on the start page, or "any". The choice is stored for the next visit. */
export const chosenEdition = ({ first }: Games): string => chosen.value ?? first.id;
export const chosenSeats = signal<number | "any">("any");

/** Chooses an edition. An impossible number of chairs becomes "any". */
export function chooseEdition(games: Games, edition: string): void {
  const [fewest, most] = games.info(edition).seats;
  const seats = chosenSeats.value;
  chosen.value = edition;
  shown.value = edition;
  if (seats !== "any" && (seats < fewest || seats > most)) chosenSeats.value = "any";
}

/** Edition with the rules and cards to show first. */
export const shownEdition = (games: Games): string => games.info(shown.value ?? games.first.id).id;

const deck = signal<DeckData | null>(null);

/** The host's deck with the rules and cards to show first; null in an edition without such decks. */
export const shownDeck: ReadonlySignal<DeckData | null> = deck;

export function showEdition(edition: string, ownDeck: DeckData | null = null): void {
  shown.value = edition;
  deck.value = ownDeck;
}
