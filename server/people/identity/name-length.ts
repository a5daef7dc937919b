import { charactersIn, maxNameCharacters } from "../../../shared/net/names.ts";

/** Maximum number of UTF-16 units of a name, because records of games and older nodes reject longer ones. */
const maxNameUnits = 40;

export const isNameLength = (name: string): boolean =>
  name.length <= maxNameUnits && charactersIn(name).length <= maxNameCharacters;

/** Appends a number to a name and shortens it to the maximum length. */
export function numbered(name: string, number: number): string {
  const end = ` ${number}`;
  const characters = charactersIn(name).slice(0, maxNameCharacters - end.length);
  while (characters.join("").length > maxNameUnits - end.length) characters.pop();
  return characters.join("").trimEnd() + end;
}
