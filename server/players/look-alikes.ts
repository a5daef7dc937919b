import unhomoglyph from "unhomoglyph";
import { longestName } from "./names.ts";

/** @returns the name; if it looks like one that is taken, with the first free number behind it. */
export function toldApart(name: string, taken: readonly string[]): string {
  const looks = new Set(taken.flatMap(looksOf));
  let shown = name;
  for (let number = 2; looksOf(shown).some((look) => looks.has(look)); number += 1) shown = numbered(name, number);
  return shown;
}

/** Whether two names are hard to tell apart by sight. */
export const looksLike = (one: string, other: string): boolean => {
  const looks = looksOf(other);
  return looksOf(one).some((look) => looks.includes(look));
};

/** Names that share one of these look alike, as written or ignoring case. */
export const looksOf = (name: string): readonly string[] => [skeletonOf(name), skeletonOf(name.toLowerCase())];

/** By Unicode's table of confusable characters (UTS 39, section 4). */
const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize("NFD").replace(/\u{FE0F}/gu, "")).normalize("NFD");

/** The name with a number behind it, no longer than names may be. */
export function numbered(name: string, number: number): string {
  const end = ` ${number}`;
  const letters = [...name].slice(0, longestName - end.length);
  return letters.join("").trimEnd() + end;
}
