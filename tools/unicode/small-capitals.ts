import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Missing } from "./missing.ts";

/**
 * Reads the phonetic small capitals by their names, because the confusables lack most of them.
 * @returns lines "LETTER:SMALL CAPITAL", in hexadecimal.
 * @throws Missing if the folder is not that of `unicode-data`.
 */
export function readSmallCapitals(folder: string): string {
  const file = join(folder, "UnicodeData.txt");
  if (!existsSync(file))
    throw new Missing(`${file} is missing: install Debian's package unicode-data, or name its folder.`);
  const lines = readFileSync(file, "utf8").matchAll(/^([0-9A-F]+);LATIN LETTER SMALL CAPITAL ([A-Z]);/gm);
  return Array.from(lines, ([, codePoint = "", letter = ""]) => {
    const small = letter.toLowerCase().codePointAt(0)?.toString(16);
    return `${small}:${codePoint.toLowerCase()}`;
  }).join(";");
}
