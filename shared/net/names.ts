/** Maximum number of characters of a name. */
export const maxNameCharacters = 20;

/** Maximum number of characters of a deck's name, and of their UTF-16 units. */
export const maxDeckNameCharacters = 40;
export const maxDeckNameUnits = 160;

const letterWithMarks = /\p{RI}{2}|.(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*/gsu;

/**
 * Splits a text into visible characters (grapheme clusters). A letter with its marks is one, and so is a joined emoji.
 */
export function charactersIn(text: string): string[] {
  // Firefox before 125 has no segmenter.
  if (!("Segmenter" in Intl)) return text.match(letterWithMarks) ?? [];
  const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
