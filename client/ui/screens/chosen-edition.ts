import { signal } from "@preact/signals";
import { editionInfo } from "../../store/editions.ts";

/** What is chosen on the start page; it is still chosen when one comes back to it. */
export const chosenEdition = signal("original");
export const chosenSeats = signal<number | "any">("any");

/** The edition, or the game, whose rules are shown first. */
export const rulesFor = signal<string>(chosenEdition.value);
/** A number of chairs that the edition cannot have becomes any number. */
export function chooseEdition(edition: string): void {
  const [fewest, most] = editionInfo(edition).seats;
  const seats = chosenSeats.value;
  chosenEdition.value = edition;
  rulesFor.value = edition;
  if (seats !== "any" && (seats < fewest || seats > most)) chosenSeats.value = "any";
}
