import type { TextTree } from "./topics.ts";

const plain = "acdeghijklnorstuwyz";
const accented = "áçđéğĥíĵķłñóřšŧúŵýž";

/** Length of a text in the pseudo-language, relative to English. */
const growth = 1.4;

/** Placeholders and markup, which stay as they are. */
const fixed = /({{[^}]*}}|<[^>]*>)/;

/** Returns an English text with accents and 40 % longer: every vowel is doubled, and tildes fill the rest. */
export function pseudo(text: string): string {
  const parts = text.split(fixed);
  const letters = parts.filter((_, index) => index % 2 === 0).join("").length;
  const drawn = parts.map((part, index) => (index % 2 === 0 ? part.replace(/[a-z]/gi, drawl) : part));
  const grown = drawn.filter((_, index) => index % 2 === 0).join("").length;
  return drawn.join("") + "~".repeat(Math.max(0, Math.ceil(letters * growth) - grown));
}

function drawl(letter: string): string {
  const small = letter.toLowerCase();
  const sign = accented[plain.indexOf(small)] ?? small;
  const shown = letter === small ? sign : sign.toUpperCase();
  return /[aeiou]/.test(small) ? shown + sign : shown;
}

/** Returns a tree of texts with all texts in the pseudo-language. */
export const pseudoTexts = (texts: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === "string" ? pseudo(value) : pseudoTexts(value)]),
  );
