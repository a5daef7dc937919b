import { pick } from "../../../shared/core/pick.ts";
import { sharesWord, withDistinctName } from "../../people/identity/look-alikes.ts";

/** Names of bots, many more than there are chairs at a table. */
const names = [
  ...["Mochi", "Biscuit", "Pepper", "Ziggy", "Olive", "Waffles", "Turbo", "Clementine", "Sock", "Noodle"],
  ...["Pickle", "Gizmo", "Marble", "Pixel", "Button", "Crumpet", "Figaro", "Hazel", "Juniper", "Kipper"],
  ...["Lentil", "Muffin", "Nutmeg", "Peaches", "Quill", "Radish", "Sprout", "Tofu", "Velvet", "Whiskey"],
] as const;

/** @returns a bot name that shares no word with a name at the table. */
export function freeBotName(taken: readonly string[], chance: () => number): string {
  const free = names.filter((name) => !taken.some((other) => sharesWord(name, other)));
  return free.length > 0 ? pick(free, chance) : withDistinctName("Bot", taken);
}
