import { signal } from "@preact/signals";
import type { Games } from "../../game/games.ts";

const chosen = signal<string | null>(null);
const shown = signal<string | null>(null);

/** The choice on the start page, an edition or "any"; it is kept when the player comes back. */
export const chosenEdition = ({ first }: Games): string => chosen.value ?? first.id;
export const chosenSeats = signal<number | "any">("any");

/** Chooses an edition. A number of chairs that it cannot have becomes "any". */
export function chooseEdition(games: Games, edition: string): void {
  const [fewest, most] = games.info(edition).seats;
  const seats = chosenSeats.value;
  chosen.value = edition;
  shown.value = edition;
  if (seats !== "any" && (seats < fewest || seats > most)) chosenSeats.value = "any";
}

/** The edition whose rules and cards come first. */
export const shownEdition = (games: Games): string => games.info(shown.value ?? games.first.id).id;

export function showEdition(edition: string): void {
  shown.value = edition;
}
