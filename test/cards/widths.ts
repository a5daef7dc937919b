/** Widths of the letters of Nunito in weight 800, in thousandths of the font size, as measured in Chromium. */
const widths: Readonly<Record<string, string>> = {
  260: "!.,:;‘’‚",
  268: "i",
  273: "j",
  279: " ",
  297: "I",
  331: "/",
  333: "l",
  372: "J",
  382: "()f",
  404: "t",
  412: "r",
  440: "-",
  468: "?",
  472: "“”„",
  478: "c",
  480: "z",
  492: "s",
  500: "–",
  533: "y",
  534: "v",
  549: "e",
  557: "aä",
  558: "k",
  559: "x",
  570: "F",
  573: "L",
  589: "oö",
  590: "uü",
  595: "hn",
  600: "0123456789+×",
  605: "E",
  610: "bdpq",
  615: "Zg",
  631: "Y",
  632: "T",
  641: "S",
  664: "P",
  676: "ß",
  684: "C",
  685: "X",
  688: "K",
  695: "B",
  696: "R",
  727: "V",
  742: "G",
  743: "UÜ",
  745: "&",
  753: "ANÄ",
  774: "D",
  780: "H",
  796: "OQÖ",
  861: "w",
  876: "M",
  889: "m",
  954: "%",
  1120: "W",
};

/** Widths of the capitals of Lilita One, in thousandths of the font size, as its font file has them. */
const shouted: Readonly<Record<string, string>> = {
  188: " ",
  287: "!",
  301: "'",
  314: "’",
  406: "1",
  422: ")",
  429: "I",
  430: "(",
  435: "L",
  462: "J",
  472: "F",
  493: "E",
  500: "7",
  502: "T",
  524: "5",
  525: "2-",
  528: "3",
  531: "S",
  561: "C",
  563: "Z",
  565: "9",
  570: "P8",
  575: "6",
  590: "R",
  594: "B",
  598: "4",
  615: "Y",
  616: "D",
  620: "K",
  621: "G",
  628: "UÜ",
  639: "0",
  644: "H",
  648: "N",
  655: "AÄ",
  661: "V",
  672: "ß",
  683: "X",
  696: "OÖ",
  706: "Q",
  907: "M",
  953: "W",
};

const byLetter = (table: Readonly<Record<string, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(table).flatMap(([width, all]) => Array.from(all, (letter) => [letter, Number(width)] as const)),
  );

const letters = byLetter(widths);
const capitals = byLetter(shouted);

/** Letters of fonts of the system, as wide as the widest ones of common fonts. */
function widthElsewhere(letter: string): number | null {
  if (/[\u0400-\u04ff]/.test(letter)) return letter === letter.toLowerCase() ? 570 : 700;
  return /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/.test(letter) ? 1000 : null;
}

/** An accent makes no letter wider. */
const widthIn = (table: ReadonlyMap<string, number>, letter: string, widest: number): number =>
  table.get(letter) ?? table.get(letter.normalize("NFD").charAt(0)) ?? widthElsewhere(letter) ?? widest;

/** Computes the width of a title. An unlisted letter counts as the widest. */
export const widthOfTitle = (line: string, size: number): number =>
  Array.from(line).reduce((sum, letter) => sum + widthIn(capitals, letter, 953), 0) * (size / 1000);

/**
 * Computes the width of a line in units of the font size, exact to a hundredth. An unlisted letter counts as the
 * widest.
 */
export const widthOfLine = (line: string, size: number): number =>
  Array.from(line).reduce((sum, letter) => sum + widthIn(letters, letter, 1120), 0) * (size / 1000);
