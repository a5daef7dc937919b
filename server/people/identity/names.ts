import { isNameLength } from "./name-length.ts";
import { isProfane } from "./profanity.ts";
import { hidesSomething, mixesAlphabets, normalizeText, piledMarks, showsNothing } from "./text-normalization.ts";
import { restricted } from "./unicode.ts";

/** @returns the name in its displayed form, or null if it is not allowed. */
export function acceptName(text: string): string | null {
  const name = normalizeText(text);
  if (/[\p{Cc}\p{Zl}\p{Zp}\u{FEFF}]/u.test(text) || hidesSomething(name) || showsNothing(name)) return null;
  if (!isNameLength(name) || piledMarks.test(name) || restricted.test(name.normalize("NFKC"))) return null;
  return isProfane(name) || mixesAlphabets(name) ? null : name;
}
