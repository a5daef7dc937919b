import { looksLike, toldApart } from "../players/look-alikes.ts";

/** Names of bots, at least as many as there are chairs at a table. */
const names = ["Mochi", "Biscuit", "Pepper", "Ziggy", "Olive", "Waffles", "Turbo", "Clementine", "Sock", "Noodle"];

/** @returns a name for a bot that looks like no other name at the table. */
export const freeBotName = (taken: readonly string[]): string =>
  names.find((name) => !taken.some((other) => looksLike(name, other))) ?? toldApart("Bot", taken);
