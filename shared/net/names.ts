/** Maximum number of characters of a name. */
export const maxNameCharacters = 20;

/**
 * Splits a text into visible characters (grapheme clusters). A letter with its marks is one, and so is a joined emoji.
 */
export function charactersIn(text: string): string[] {
  const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
