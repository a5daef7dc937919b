/** Most characters of a name. */
export const maxNameCharacters = 20;

/** Characters of a text as people see them (grapheme clusters): a letter with its marks is one, and so is a joined emoji. */
export function charactersIn(text: string): string[] {
  const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
