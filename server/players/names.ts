import { isProfane } from "./profanity.ts";
import { invisible, mixesAlphabets, piledMarks, tidied, visible } from "./wording.ts";

/** Most characters of a name, counted in code points after normalisation (NFC). */
export const longestName = 20;

/** @returns the name as it is shown, or null if it is not allowed. */
export function acceptName(text: string): string | null {
  if (invisible.test(text)) return null;
  const name = tidied(text);
  const length = [...name].length;
  if (length < 1 || length > longestName || !visible.test(name) || piledMarks.test(name)) return null;
  return isProfane(name) || mixesAlphabets(name) ? null : name;
}
