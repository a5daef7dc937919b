import { signal } from "@preact/signals";
import { recall, remember } from "../storage.ts";

/** How many texts are remembered: more are not shown at once. */
const most = 4;

const texts = signal<readonly string[]>((recall("put-away") ?? "").split("\n").filter((text) => text !== ""));

/** One line, as it is kept. */
const keyOf = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Whether the reader has read this announcement at this browser and does not want to see it again. */
export const isPutAway = (text: string): boolean => texts.value.includes(keyOf(text));

export function putAway(text: string): void {
  texts.value = [keyOf(text), ...texts.value].slice(0, most);
  remember("put-away", texts.value.join("\n"));
}
