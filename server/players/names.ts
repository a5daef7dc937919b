import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from "obscenity";

/** Most characters of a name, counted in code points after normalisation (NFC). */
const longest = 20;

/** Control and format characters, and whatever else shows nothing; the mark that makes an emoji colourful is fine. */
const invisible = /[[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--\u{FE0F}]/v;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Marks piled up on a letter until they leave their line. */
const piledMarks = /\p{M}{4}/u;

/** Harmless German words, and a cat, that an English filter takes offence at. */
const harmless = ["kanal", "dickicht", "dicker", "assel", "asseln", "moby dick", "pussycat"];

/** As patterns of the filter, which reads a double t as one. */
const germanInsults = [
  "arschloch",
  "|arsch|",
  "ficker",
  "|ficken|",
  "fotze",
  "hurensohn",
  "wichser",
  "schlampe",
  "|nute|",
  "missgeburt",
  "hitler",
  "|nazi|",
];

const words = new DataSet<{ originalWord: string }>().addAll(englishDataset).addPhrase((phrase) => {
  const start = phrase.setMetadata({ originalWord: "German" });
  for (const insult of germanInsults) start.addPattern(parseRawPattern(insult));
  for (const word of harmless) start.addWhitelistedTerm(word);
  return start;
});

const profanity = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/** @returns the name as it is shown, or null if it may not be used. */
export function acceptName(text: string): string | null {
  if (invisible.test(text)) return null;
  const name = text.normalize("NFC").trim().replace(/\s+/gu, " ");
  const length = [...name].length;
  if (length < 1 || length > longest || !visible.test(name) || piledMarks.test(name)) return null;
  return profanity.hasMatch(name) ? null : name;
}
