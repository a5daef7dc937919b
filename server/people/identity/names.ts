import { charactersIn, maxDeckNameCharacters, maxDeckNameUnits } from "../../../shared/net/names.ts";
import { isNameLength } from "./name-length.ts";
import { isProfane } from "./profanity.ts";
import { hidesSomething, mixesAlphabets, normalizeText, piledMarks, showsNothing } from "./text-normalization.ts";
import { restricted } from "./unicode.ts";

/** @returns the name of a player in its displayed form, or null if it is not allowed. */
export const acceptName = (text: string): string | null => accept(text, isNameLength);

/** @returns the name of a deck in its displayed form, or null if it is not allowed. */
export const acceptDeckName = (text: string): string | null => accept(text, isDeckNameLength);

const isDeckNameLength = (name: string): boolean =>
  name.length <= maxDeckNameUnits && charactersIn(name).length <= maxDeckNameCharacters;

/**
 * Maximum number of UTF-16 units of a text that is checked. The checks need time that grows faster than the text, and
 * clients choose it.
 */
const maxTextUnits = 200;

function accept(text: string, isLength: (name: string) => boolean): string | null {
  if (text.length > maxTextUnits) return null;
  const name = normalizeText(text);
  if (/[\p{Cc}\p{Zl}\p{Zp}\u{FEFF}]/u.test(text) || hidesSomething(name) || showsNothing(name)) return null;
  if (!isLength(name) || piledMarks.test(name) || restricted.test(name.normalize("NFKC"))) return null;
  return isProfane(name) || mixesAlphabets(name) ? null : name;
}
