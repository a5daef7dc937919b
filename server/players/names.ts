import { isProfane } from "./profanity.ts";
import { invisible, piledMarks, tidied, visible } from "./wording.ts";

/** Most characters of a name, counted in code points after normalisation (NFC). */
const longest = 20;

/** @returns the name as it is shown, or null if it may not be used. */
export function acceptName(text: string): string | null {
  if (invisible.test(text)) return null;
  const name = tidied(text);
  const length = [...name].length;
  if (length < 1 || length > longest || !visible.test(name) || piledMarks.test(name)) return null;
  return isProfane(name) ? null : name;
}
