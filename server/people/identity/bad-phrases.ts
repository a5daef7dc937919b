import { badPhrases } from "./bad-words.ts";
import { listedPhrases } from "./listed-words.ts";
import { lettersOf, withoutMarks } from "./spellings.ts";

type Words = readonly string[];

const phrases: ReadonlyMap<string, readonly Words[]> = Map.groupBy(
  [...badPhrases.map((phrase) => phrase.split(" ")), ...listedPhrases],
  ([first = ""]) => first,
);

/** Word in a text: from one index up to another, exclusive, with its spelling for comparison. */
interface TextWord {
  readonly from: number;
  readonly to: number;
  readonly letters: string;
}

/** Finds the bad phrases in a text. */
export function phraseSpans(text: string): readonly { readonly from: number; readonly to: number }[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{M}]+/gu), ({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
    letters: withoutMarks(lettersOf(word)),
  }));
  return words.flatMap((first, at) =>
    (phrases.get(first.letters) ?? []).flatMap((phrase) => {
      const found = words.slice(at, at + phrase.length);
      return isPhrase(found, phrase, text) ? [{ from: first.from, to: found.at(-1)?.to ?? first.to }] : [];
    }),
  );
}

/** Whether words are a phrase with at most three separators between two of them. */
const isPhrase = (words: readonly TextWord[], phrase: Words, text: string): boolean =>
  words.length === phrase.length &&
  words.every(({ from, letters }, at) => {
    const before = words[at - 1];
    return letters === phrase[at] && (before === undefined || /^[\s\p{P}]{1,3}$/u.test(text.slice(before.to, from)));
  });
