/** Most characters of a name as people count them (grapheme clusters). */
export const maxNameCharacters = 20;

/** Most UTF-16 units of a name, because records of games and older nodes accept no more. */
const maxNameUnits = 40;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const charactersOf = (name: string): string[] => Array.from(graphemes.segment(name), ({ segment }) => segment);

export const fitsAsName = (name: string): boolean =>
  name.length <= maxNameUnits && charactersOf(name).length <= maxNameCharacters;

/** The name with a number behind it, no longer than names may be. */
export function numbered(name: string, number: number): string {
  const end = ` ${number}`;
  const characters = charactersOf(name).slice(0, maxNameCharacters - end.length);
  while (characters.join("").length > maxNameUnits - end.length) characters.pop();
  return characters.join("").trimEnd() + end;
}
