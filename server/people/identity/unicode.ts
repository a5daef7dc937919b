import tables from "./unicode-tables.json" with { type: "json" };

/* The parts of Unicode's data that JavaScript does not offer, from a table that `npm run unicode` writes. */

/** Prototypes of characters that look alike (UTS 39, section 4). */
const prototypes = new Map(tables.confusables.split(";").flatMap(prototypesIn));

// A small capital stands for its letter, and so does the other prototype that Unicode gives two of them.
for (const [capital, letter] of tables.smallCapitals.split(";").flatMap(prototypesIn)) {
  const other = prototypes.get(capital) ?? letter;
  if (other !== letter) prototypes.set(other, letter);
  prototypes.set(capital, letter);
}

/** @returns the character that stands for all that look like this one, or the character itself. */
export const prototypeOf = (character: string): string => prototypes.get(character) ?? character;

/** Letters and marks that no living language needs in a name (Identifier_Type Technical, Obsolete or Deprecated). */
export const restricted = new RegExp(`[${classOf(tables.restricted)}]`, "v");

const viramas = classOf(tables.viramas);
const marks = "[\\p{Mn}\\p{Me}]*";

/** Invisible characters at positions where Unicode permits them, because there they change the display. */
const permitted = [
  // Emoji: joined ones, presentation, keycaps, flags of regions.
  "\\p{RGI_Emoji_Tag_Sequence}",
  "(?<=\\p{ExtPict}\\p{EMod}?\\u{FE0F}?)\\u{200D}(?=\\p{ExtPict})",
  "(?<=[\\p{Emoji}--[0-9#*]])[\\u{FE0E}\\u{FE0F}]",
  "(?<=[0-9#*])\\u{FE0F}(?=\\u{20E3})",
  // RFC 5892, appendix A: joiners after a virama, and a non-joiner between letters that would join.
  `(?<=\\p{L}\\p{M}*[${viramas}]\\p{M}*)[\\u{200C}\\u{200D}]`,
  `(?<=[${classOf(tables.joinsNext)}]${marks})\\u{200C}(?=${marks}[${classOf(tables.joinsPrevious)}])`,
  // Bengali ya-phalaa after ra (The Unicode Standard, chapter 12).
  "(?<=\\u{9B0})\\u{200D}(?=\\u{9CD})",
  // Variants of Han and Mongolian letters.
  "(?<=\\p{sc=Han})[\\u{FE00}-\\u{FE02}\\u{E0100}-\\u{E01EF}]",
  "(?<=\\p{sc=Mong})[\\u{180B}-\\u{180F}]",
].join("|");

/** Characters that fonts display as nothing, although Unicode classifies them as symbols, letters or marks. */
const blank = "\\u{2800}\\u{2D7F}\\u{FFFC}\\u{1107F}\\u{13441}\\u{13442}\\u{1D159}";
const invisible = `[[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}${blank}]]`;

/** Matches a permitted character as the first group, or an invisible one without a group. */
const permittedOrInvisible = new RegExp(`(${permitted})|${invisible}`, "gv");
const everythingInvisible = new RegExp(invisible, "gv");

/** Removes invisible characters, except those that change the display. */
export const withoutInvisible = (text: string): string =>
  text.replace(permittedOrInvisible, (_, kept: string | undefined) => kept ?? "");

/** Removes all invisible characters. */
export const onlyVisible = (text: string): string => text.replace(everythingInvisible, "");

/** Parses "TARGET:SOURCES". */
function prototypesIn(line: string): readonly (readonly [source: string, target: string])[] {
  const [target = "", sources = ""] = line.split(":");
  const prototype = target.split("+").map(characterOf).join("");
  return sources.split(" ").flatMap((range) => {
    const [first = "", last = first] = range.split("-");
    const start = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - start + 1;
    return Array.from({ length: count }, (_, index) => [String.fromCodePoint(start + index), prototype] as const);
  });
}

function characterOf(hexadecimal: string): string {
  return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
}

/** Converts the ranges "61-7a 1d41a" to the inside of a character class. */
function classOf(ranges: string): string {
  return ranges.replace(/[0-9a-f]+/g, (codePoint) => `\\u{${codePoint}}`).replaceAll(" ", "");
}
