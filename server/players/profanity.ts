import {
  asteriskCensorStrategy,
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  TextCensor,
} from "obscenity";
import { hasOwnWord, withoutOwnWords } from "./own-words.ts";

/** Harmless German words, and a cat, that an English filter would censor. */
const harmless = ["kanal", "dickicht", "dicker", "assel", "asseln", "moby dick", "pussycat"];

/** As patterns of the filter, which reads "tt" as one "t". */
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

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });
const censor = new TextCensor().setStrategy(asteriskCensorStrategy());

export const isProfane = (text: string): boolean => matcher.hasMatch(text) || hasOwnWord(text);

/** The same text with asterisks where it is profane. */
export const withoutProfanity = (text: string): string =>
  withoutOwnWords(censor.applyTo(text, matcher.getAllMatches(text)));
