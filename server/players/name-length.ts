import { charactersIn, maxNameCharacters } from "../../shared/net/names.ts";

/** Most UTF-16 units of a name, because records of games and older nodes accept no more. */
const maxNameUnits = 40;

export const fitsAsName = (name: string): boolean =>
  name.length <= maxNameUnits && charactersIn(name).length <= maxNameCharacters;

/** The name with a number behind it, no longer than names may be. */
export function numbered(name: string, number: number): string {
  const end = ` ${number}`;
  const characters = charactersIn(name).slice(0, maxNameCharacters - end.length);
  while (characters.join("").length > maxNameUnits - end.length) characters.pop();
  return characters.join("").trimEnd() + end;
}
