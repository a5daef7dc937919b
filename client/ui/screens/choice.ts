import { signal } from "@preact/signals";
import { editionInfo } from "../../store/editions.ts";

/** What is chosen on the start page; it is still chosen when one comes back to it. */
export const chosenEdition = signal(editionInfo("original").id);
export const chosenSeats = signal<number | "any">("any");

/** The edition, or the game, whose rules are shown first. */
export const rulesFor = signal<string>(chosenEdition.value);
